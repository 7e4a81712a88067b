import type { Theme } from '@liveryjs/schemas/brand';
import { describe, expect, it, test } from 'vitest';
import { dark, type Json, light, pair, resolve } from './testing.ts';

describe('the files of the brands and modes lie over each other', () => {
  it('a brand redefines a primitive and what refers to it follows; a mode lies over all', () => {
    const { modes, issues } = resolve(
      {
        'root/tokens.json': { color: { $type: 'color', brand: { $value: '#111111' } } },
        'root/tokens.dark.json': { color: { $type: 'color', action: { $value: '{color.brand}' } } },
        'root/tokens.light.json': { color: { $type: 'color', action: { $value: '#333333' } } },
        'leaf/tokens.json': { color: { brand: { $value: '#222222' } } },
      },
      { modes: [dark, light] },
    );
    expect(issues).toEqual([]);
    expect(modes).toEqual({
      dark: { 'color.brand': '#222222', 'color.action': '#222222' },
      light: { 'color.brand': '#222222', 'color.action': '#333333' },
    });
  });

  it('a value of its own takes the place of a derived one', () => {
    const derived = { $value: '#000000', $extensions: { 'livery.derive': { lighten: 1 } } };
    const { modes } = resolve({
      'root/tokens.json': { $type: 'color', a: derived },
      'leaf/tokens.json': { a: { $value: '#123456' } },
    });
    expect(modes.dark).toEqual({ a: '#123456' });
  });

  it('a second dark mode starts from the first', () => {
    const { modes, issues } = resolve(
      {
        'root/tokens.dark.json': { $type: 'color', a: { $value: '#111111' }, b: { $value: '#222222' } },
        'root/tokens.light.json': { $type: 'color', a: { $value: '#eeeeee' }, b: { $value: '#dddddd' } },
        'leaf/tokens.stark.json': { a: { $value: '#000000' } },
      },
      { modes: [dark, light, { id: 'stark', scheme: 'dark' }] },
    );
    expect(issues).toEqual([]);
    expect(modes.stark).toEqual({ a: '#000000', b: '#222222' });
  });

  it('a mode starts from the one that it is based on, with all that this is based on', () => {
    const winter = { id: 'winter', scheme: 'light', basedOn: 'dark' } as const;
    const frost = { id: 'frost', scheme: 'light', basedOn: 'winter' } as const;
    const { modes, issues } = resolve(
      {
        'root/tokens.light.json': { $type: 'color', a: { $value: '#eeeeee' }, b: { $value: '#dddddd' } },
        'root/tokens.dark.json': { $type: 'color', a: { $value: '#111111' }, b: { $value: '#222222' } },
        'leaf/tokens.winter.json': { a: { $value: '#ddeeff' } },
        'leaf/tokens.frost.json': { b: { $value: '#ffffff' } },
      },
      { modes: [light, dark, winter, frost] },
    );
    expect(issues).toEqual([]);
    expect(modes.winter).toEqual({ a: '#ddeeff', b: '#222222' });
    expect(modes.frost).toEqual({ a: '#ddeeff', b: '#ffffff' });
  });

  const winter = { id: 'winter', scheme: 'dark', basedOn: 'dark' } as const;
  const lines = { 'root/tokens.json': { $type: 'color', ground: { $value: '#000000' } } };
  const contrast = [pair('text', 'ground')];
  test.each<[string, { theme: Partial<Theme>; files: Record<string, Json>; want: string[] }]>([
    [
      'of a mode whose file is missing that alone is said, and nothing of those that are based on it',
      {
        theme: { modes: [dark, winter, { id: 'frost', scheme: 'dark', basedOn: 'winter' }], contrast },
        files: {
          ...lines,
          'root/tokens.dark.json': { $type: 'color', text: { $value: '#ffffff' } },
          'leaf/tokens.frost.json': { text: { $value: '#010101' } },
        },
        want: ['mode-file-missing theme.modes[winter]: brands/leaf/tokens.winter.json is missing.'],
      },
    ],
    [
      'its pairs are looked at as those of any mode',
      {
        theme: { modes: [dark, winter], contrast },
        files: {
          ...lines,
          'root/tokens.dark.json': { $type: 'color', text: { $value: '#ffffff' } },
          'leaf/tokens.winter.json': { text: { $value: '#010101' } },
        },
        want: [
          'contrast theme.contrast[pair]: in the mode winter text on ground has a contrast of 1; 4.5 is needed.',
        ],
      },
    ],
    [
      'modes that are based on each other are said once',
      {
        theme: { modes: [{ ...dark, basedOn: 'winter' }, winter] },
        files: {
          ...lines,
          'root/tokens.dark.json': { $type: 'color', text: { $value: '#ffffff' } },
          'leaf/tokens.winter.json': { text: { $value: '#eeeeee' } },
        },
        want: ['mode-circle theme.modes[dark].basedOn: dark → winter → dark goes in a circle.'],
      },
    ],
  ])('%s', (_, { theme, files, want }) => {
    expect(resolve(files, theme).issues.map(({ code, message }) => `${code} ${message}`)).toEqual(want);
  });

  test.each<[string, { files: Record<string, Json>; want: string[] }]>([
    [
      'a mode that lacks a token',
      {
        files: {
          'root/tokens.dark.json': { $type: 'color', a: { $value: '#111111' }, b: { $value: '#222222' } },
          'root/tokens.light.json': { $type: 'color', a: { $value: '#eeeeee' } },
        },
        want: [
          'brands/leaf/brand.json:7:3 theme.modes[light]: the mode light has no value for "b". | Write them in brands/leaf/tokens.light.json.',
        ],
      },
    ],
    [
      'a token that every mode overrides',
      {
        files: {
          'root/tokens.dark.json': { $type: 'color', a: { $value: '#111111' } },
          'root/tokens.light.json': { $type: 'color', a: { $value: '#eeeeee' } },
          'leaf/tokens.json': { a: { $value: '#ffffff' } },
        },
        want: [
          'brands/leaf/tokens.json:2:8 a: has no effect, because "brands/root/tokens.dark.json" or "brands/root/tokens.light.json" gives it a value in every mode. | Write it in brands/leaf/tokens.dark.json and brands/leaf/tokens.light.json, or redefine what it refers to.',
        ],
      },
    ],
    [
      'a token that the modes of the same brand override, but not one that a brand below does',
      {
        files: {
          'root/tokens.json': { $type: 'color', a: { $value: '#111111' } },
          'leaf/tokens.json': { a: { $value: '#222222' } },
          'leaf/tokens.dark.json': { a: { $value: '#333333' } },
          'leaf/tokens.light.json': { a: { $value: '#444444' } },
        },
        want: [
          'brands/leaf/tokens.json:2:8 a: has no effect, because "brands/leaf/tokens.dark.json" or "brands/leaf/tokens.light.json" gives it a value in every mode. | Write it in brands/leaf/tokens.dark.json and brands/leaf/tokens.light.json, or redefine what it refers to.',
        ],
      },
    ],
    [
      'a file for a mode that the brand does not have, but not one of the root',
      {
        files: {
          'root/tokens.stark.json': { $type: 'color', a: { $value: '#111111' } },
          'leaf/tokens.drak.json': { $type: 'color', a: { $value: '#222222' } },
        },
        want: [
          'brands/leaf/tokens.drak.json:1:1 The brand has no mode "drak"; nothing reads this file. | Did you mean "dark"?',
        ],
      },
    ],
    [
      'a token that nothing knows',
      {
        files: {
          'root/tokens.json': { $type: 'color', brand: { $value: '#111111' } },
          'leaf/tokens.json': { $type: 'color', brnad: { $value: '#ffffff' } },
        },
        want: [
          'brands/leaf/tokens.json:3:12 brnad: no brand above this one has this token, and nothing refers to it. | Did you mean "brand"?',
        ],
      },
    ],
  ])('%s is reported', (_, { files, want }) => {
    const { issues } = resolve(files, { modes: [dark, light] });
    expect(
      issues.map(({ file, line, column, message, hint }) => `${file}:${line}:${column} ${message} | ${hint}`),
    ).toEqual(want);
  });
});

it('what comes from a library may be unused, and may refer to what the library gives up', () => {
  const from = { $extensions: { 'livery.from': 'acme' } };
  const leaf = (more: Json) => ({
    'root/tokens.json': { a: { $type: 'color', $value: '#000000' } },
    'leaf/tokens.json': {
      acme: {
        $type: 'color',
        old: { $value: '#111111', $deprecated: true, ...from },
        now: { $value: '{acme.old}', ...more },
      },
    },
  });
  expect(resolve(leaf(from)).issues).toEqual([]);
  expect(resolve(leaf({})).issues.map(({ code }) => code)).toEqual(['token-unused', 'token-deprecated']);
});

describe('what a brand turns around', () => {
  const px = (value: number) => ({ $value: { value, unit: 'px' } });
  const root = {
    layer: { $type: 'number', header: { $value: 200 }, dialog: { $value: 500 } },
    radius: { $type: 'dimension', sm: px(4), md: px(8), lg: px(12), card: px(12) },
  };
  const told = (leaf: Json) =>
    resolve({ 'root/tokens.json': root, 'leaf/tokens.json': leaf }).issues.map(
      ({ code, message, hint }) => `${code} ${message} ${hint}`,
    );

  it.each<[name: string, leaf: Json, want: readonly string[]]>([
    [
      'a dialog below the header',
      { layer: { dialog: { $value: 150 } } },
      [
        'token-order layer.dialog: 150 is less than 200 of layer.header, and in what the brand inherits it is the other way around. Write more than 200, or change layer.header as well.',
      ],
    ],
    [
      'a small step that is the largest: the next one is named',
      { radius: { sm: px(40) } },
      [
        'token-order radius.sm: 40px is more than 8px of radius.md, and in what the brand inherits it is the other way around. Write less than 8px, or change radius.md as well.',
      ],
    ],
    [
      'two that stand the other way around',
      { radius: { sm: px(8), md: px(4) } },
      [
        'token-order radius.sm: 8px is more than 4px of radius.md, and in what the brand inherits it is the other way around. Write less than 4px, or change radius.md as well.',
      ],
    ],
    ['all of them changed, in order', { radius: { sm: px(20), md: px(30), lg: px(40) } }, []],
    ['equal ones', { radius: { sm: px(0), md: px(0), lg: px(0) }, layer: { dialog: { $value: 200 } } }, []],
    ['what is no step', { radius: { card: px(2) } }, []],
  ])('%s', (_name, leaf, want) => {
    expect(told(leaf)).toEqual(want);
  });

  it('is told of a gradient and of fonts, too', () => {
    const stop = (color: string, position: number) => ({ color, position });
    const { issues } = resolve(
      {
        'root/tokens.json': {
          font: { family: { $type: 'fontFamily', body: { $value: ['Lotus Sans', 'sans-serif'] } } },
        },
        'leaf/tokens.json': {
          gradient: { $type: 'gradient', a: { $value: [stop('#000000', 1), stop('#ffffff', 0)] } },
        },
      },
      {
        fonts: [
          {
            id: 'body',
            family: 'Lotus Sans',
            weight: '800 200',
            style: 'normal',
            files: [{ src: 'a.woff2', unicodeRange: 'U+0000-00FF, U+0131-0100', preload: false }],
          },
        ],
      },
      ['gradient.a'],
    );
    const all = issues.filter(({ code }) => /^(token-stops|font-)/.test(code));
    expect(all.map(({ code, hint }) => `${code} ${hint}`).sort()).toEqual([
      'font-span Write "200 800".',
      'font-span Write "U+0100-0131".',
      'token-stops Write the stops in the order of their positions, from 0 to 1.',
    ]);
  });
});
