import { expect, test } from 'vitest';
import { titleLook } from './title-look.ts';

const font = (family: string, weight: string, ...files: string[]) => ({
  ...{ id: family, family, weight, style: 'normal' as const },
  files: files.map((src) => ({ src, preload: false })),
});
const fonts = [
  font('Body', '200 800', 'body'),
  font('Poster', '400', 'poster-thin'),
  font('Poster', '600', 'poster', 'poster-more'),
  font('Other', '900', 'other'),
];
const values = {
  'color.surface.base': '#ffffff',
  'color.text.primary': '#222222',
  'color.brand.500': '#2f5fe3',
  'font.weight.bold': '650',
  'font.family.display': '"Poster", Body, sans-serif',
};
const lookOf = (changed: Readonly<Record<string, string>> = {}, given = fonts) =>
  titleLook(given, { ...values, ...changed }, (index, fileIndex) => given[index]?.files[fileIndex]?.src);

test('a title has the fonts of headings first, in the weight that is closest to bold', () => {
  expect(lookOf()).toEqual({
    ground: '#ffffff',
    color: '#222222',
    accent: '#2f5fe3',
    fonts: [
      { path: 'poster', weight: 600 },
      { path: 'poster-more', weight: 600 },
      { path: 'poster-thin', weight: 400 },
      { path: 'body', weight: 650 },
      { path: 'other', weight: 900 },
    ],
  });
});

test('letters of too little contrast are drawn in a colour that has enough', () => {
  expect(lookOf({ 'color.text.primary': '#aaaaaa' })?.color).toBe('#767676');
});

test('a brand without fonts or without colours has no look of its own', () => {
  expect(lookOf({}, [])).toBeUndefined();
  expect(lookOf({ 'color.text.primary': '' })).toBeUndefined();
});
