import { converter, parse } from 'culori';
import { expect, it } from 'vitest';
import { paletteFrom } from './palette.ts';

const toOklch = converter('oklch');
const colorsOf = (css: string) => Object.values(paletteFrom(css) ?? {});
const turnOf = (css: string, name: string) => {
  const [from, to] = [css, paletteFrom(css)?.[name] ?? ''].map(
    (color) => toOklch(parse(color))?.h ?? Number.NaN,
  );
  return Math.round(((to ?? 0) - (from ?? 0) + 360) % 360);
};

it.each(['#c2185b', '#2f5fe3', '#0a6b35'])(
  'of %s, the brand keeps its colour and the others stand around it',
  (css) => {
    expect(paletteFrom(css)?.['color.brand.500']).toBe(css);
    for (const color of colorsOf(css)) expect(color).toMatch(/^#[\da-f]{6}$/);
    // A colour that a screen cannot show is brought nearer, which may turn its hue by little.
    expect(Math.abs(turnOf(css, 'color.accent.500') - 150)).toBeLessThan(6);
    expect(Math.abs(turnOf(css, 'color.glow.500') - 320)).toBeLessThan(6);
  },
);

it.each(['#1a1a1a', '#ffffff', 'gray'])('of the grey %s, all are greys', (css) => {
  for (const color of colorsOf(css)) expect(color).toMatch(/^#([\da-f]{2})\1\1$/);
});

it('of text that is no colour there is none', () => {
  expect(['bluish', '', '{color.brand.500}'].map(paletteFrom)).toEqual([undefined, undefined, undefined]);
});
