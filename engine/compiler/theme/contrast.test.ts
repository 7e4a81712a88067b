import type { ContrastPair } from '@liveryjs/schemas/brand';
import { describe, expect, it, test } from 'vitest';
import { dark, type Json, light, pair, resolve } from './testing.ts';

describe('contrast', () => {
  const colors = {
    $type: 'color',
    grey: { $value: '#777777' },
    ash: { $value: '#777777' },
    // 4.4985 on white.
    mauve: { $value: '#807474' },
    white: { $value: '#ffffff' },
    veil: { $value: '#00000080' },
    size: { $type: 'dimension', $value: '1px' },
  };

  test.each<[string, { contrast: ContrastPair; want: string[] }]>([
    ['text that can be read', { contrast: pair('white', 'grey', 4.47), want: [] }],
    [
      'text that cannot, cut and not rounded',
      {
        contrast: pair('white', 'grey'),
        want: [
          'theme.contrast[pair]: in the mode dark white on grey has a contrast of 4.47; 4.5 is needed. | white is #ffffff; #060606 would pass. brands/leaf/brand.json:7 needs it.',
        ],
      },
    ],
    [
      'text that only just cannot',
      {
        contrast: pair('mauve', 'white'),
        want: [
          'theme.contrast[pair]: in the mode dark mauve on white has a contrast of 4.49; 4.5 is needed. | mauve is #807474; #7f7373 would pass. brands/leaf/brand.json:7 needs it.',
        ],
      },
    ],
    [
      'text that lets its ground through',
      {
        contrast: pair('veil', 'white'),
        want: [
          'theme.contrast[pair]: in the mode dark veil on white has a contrast of 4; 4.5 is needed. | veil is #00000080; #767676 would pass. brands/leaf/brand.json:7 needs it.',
        ],
      },
    ],
    [
      'text that no shade makes readable',
      {
        contrast: pair('ash', 'grey', 7),
        want: [
          'theme.contrast[pair]: in the mode dark ash on grey has a contrast of 1; 7 is needed. | ash is #777777; no shade of it is readable on grey. Change grey. brands/leaf/brand.json:7 needs it.',
        ],
      },
    ],
    ['a colour on itself, which is told as such', { contrast: pair('grey', 'grey'), want: [] }],
    [
      'a ground that is not opaque',
      {
        contrast: pair('white', 'veil'),
        want: [
          'theme.contrast[pair]: in the mode dark veil is #00000080, which is not opaque; text on it has no contrast of its own. | Name the opaque colour below. brands/leaf/brand.json:7 needs it.',
        ],
      },
    ],
  ])('%s', (_, { contrast, want }) => {
    const { issues } = resolve({ 'root/tokens.json': colors }, { contrast: [contrast] });
    expect(issues.map(({ message, hint }) => `${message} | ${hint}`)).toEqual(want);
  });

  it('is measured in every mode, also where it is enough', () => {
    const { contrast } = resolve(
      {
        'root/tokens.json': colors,
        'leaf/tokens.light.json': { grey: { $type: 'color', $value: '#000000' } },
      },
      {
        modes: [dark, light],
        contrast: [pair('grey', 'white', 3), pair('white', 'veil'), pair('size', 'white')],
      },
    );
    expect(contrast.map(({ index, mode, color, ratio }) => [index, mode, color, ratio?.toFixed(2)])).toEqual([
      [0, 'dark', '#777777', '4.48'],
      [0, 'light', '#000000', '21.00'],
      [1, 'dark', '#ffffff', undefined],
      [1, 'light', '#ffffff', undefined],
    ]);
  });

  it('is asked of colours that exist', () => {
    const { issues } = resolve({ 'root/tokens.json': colors }, {}, ['gray', 'size', 'grey']);
    expect(issues.map(({ message, hint }) => `${message} | ${hint}`)).toEqual([
      'theme: expected a colour token; size is of type dimension. | Known: "grey", "ash", "mauve", "white" or "veil".',
      'theme: there is no colour token "gray". | Did you mean "grey"?',
    ]);
  });

  describe('what cannot be read stands where it was caused', () => {
    const grey = { $type: 'color', $value: '#777777' };
    const white = { $type: 'color', $value: '#ffffff' };
    const black = { $type: 'color', $value: '#000000' };
    const root = { tone: black, text: { $type: 'color', $value: '{color.tone}' }, white };
    const needed = 'brands/root/brand.json:7 needs it, which this brand inherits.';
    const shade = 'color.text is #777777; #767676 would pass.';

    test.each<[string, { files: Record<string, Json>; own?: readonly string[]; want: string[] }]>([
      [
        'a colour of the brand above, which asks for the pair itself',
        {
          files: { 'root/tokens.json': { ...root, tone: grey } },
          want: [`brands/root/tokens.json:9 ${shade} brands/root/brand.json:7 needs it.`],
        },
      ],
      [
        'a colour of this brand',
        {
          files: { 'root/tokens.json': root, 'leaf/tokens.json': { text: grey } },
          want: [`brands/leaf/tokens.json:5 ${shade} ${needed}`],
        },
      ],
      [
        'a colour of this brand that the one of the pair is made of',
        {
          files: { 'root/tokens.json': root, 'leaf/tokens.json': { tone: grey } },
          want: [`brands/leaf/tokens.json:5 ${shade} ${needed}`],
        },
      ],
      [
        'the ground, which this brand lets through',
        {
          files: {
            'root/tokens.json': root,
            'leaf/tokens.dark.json': { white: { $type: 'color', $value: '#ffffff80' } },
          },
          want: [`brands/leaf/tokens.dark.json:5 Name the opaque colour below. ${needed}`],
        },
      ],
      [
        'a pair of this brand',
        {
          files: { 'root/tokens.json': root, 'leaf/tokens.json': { tone: grey } },
          own: ['/theme/contrast/0'],
          want: [`brands/leaf/tokens.json:5 ${shade} brands/leaf/brand.json:7 needs it.`],
        },
      ],
      [
        'a mode that only this brand has',
        {
          files: { 'root/tokens.json': { ...root, tone: grey } },
          own: ['/theme/modes/0'],
          want: [`brands/leaf/brand.json:7 ${shade} ${needed}`],
        },
      ],
    ])('%s', (_, { files, own = [], want }) => {
      const named = Object.fromEntries(
        Object.entries(files).map(([path, tokens]) => [path, { color: tokens }]),
      );
      const { issues } = resolve(named, { contrast: [pair('color.text', 'color.white')] }, [], (pointer) =>
        own.includes(pointer) ? 'leaf' : 'root',
      );
      expect(issues.map(({ file, line, hint }) => `${file}:${line} ${hint}`)).toEqual(want);
    });

    it('of the pairs that one colour spoils, the worst is told', () => {
      const pairs = [pair('color.text', 'color.white'), { ...pair('color.text', 'color.grey'), id: 'worse' }];
      const { issues } = resolve(
        { 'root/tokens.json': { color: { ...root, grey } }, 'leaf/tokens.json': { color: { text: grey } } },
        { contrast: pairs },
      );
      expect(issues.map(({ line, message }) => `${line} ${message}`)).toEqual([
        '5 theme.contrast[worse]: in the mode dark color.text on color.grey has a contrast of 1; 4.5 is needed. One more pair fails for the same reason.',
      ]);
    });

    it('so does a mode for which this brand leaves out a colour', () => {
      const { issues } = resolve(
        { 'root/tokens.json': { white }, 'leaf/tokens.dark.json': { grey } },
        { modes: [dark, light] },
        ['grey'],
        () => 'root',
      );
      expect(issues.map(({ file, code }) => `${file} ${code}`)).toEqual([
        'brands/leaf/tokens.dark.json mode-incomplete',
      ]);
    });

    it('so does a colour that this brand makes something else', () => {
      const { issues } = resolve(
        {
          'root/tokens.json': { white },
          'leaf/tokens.json': { white: { $type: 'dimension', $value: '1px' } },
        },
        {},
        ['white'],
        () => 'root',
      );
      expect(issues.map(({ file, code }) => `${file} ${code}`)).toEqual([
        'brands/leaf/tokens.json token-type-other',
        'brands/leaf/tokens.json token-not-color',
      ]);
    });
  });
});

describe('the colour scheme of a mode', () => {
  const names = ['base', 'raised', 'sunken', 'button'];
  const contrast = names.map((name) => ({ id: name, text: `text.${name}`, on: `on.${name}`, ratio: 1 }));
  const colors = (text: string, on: string, ofButton: readonly [string, string] = [text, on]) => ({
    $type: 'color',
    text: Object.fromEntries(names.map((name) => [name, { $value: name === 'button' ? ofButton[0] : text }])),
    on: Object.fromEntries(names.map((name) => [name, { $value: name === 'button' ? ofButton[1] : on }])),
  });
  const told = (files: Record<string, Json>, modes: readonly object[], writer?: 'root') =>
    resolve(files, { modes, contrast } as never, [], () => writer ?? 'leaf')
      .issues.filter(({ code }) => code === 'mode-scheme')
      .map(({ file, message, hint }) => `${file} ${message} ${hint}`);

  it('is told where the texts of a light mode are lighter than what they stand on, also where a button is not', () => {
    const files = { 'leaf/tokens.json': colors('#ffffff', '#101010', ['#000000', '#ffcc00']) };
    expect(told(files, [light])).toEqual([
      'brands/leaf/brand.json theme.modes[light].scheme: the mode light says that it is light, and its texts are lighter than what they stand on. Write "dark": browsers draw scroll bars and fields by it. Or change the colours of the mode.',
    ]);
  });

  it('is told at the colours of a brand that inherits the mode', () => {
    const files = {
      'root/tokens.json': colors('#ffffff', '#101010'),
      'leaf/tokens.json': colors('#000000', '#eeeeee'),
    };
    expect(told(files, [dark], 'root')).toEqual([
      expect.stringMatching(/^brands\/leaf\/tokens\.json .* its texts are darker /),
    ]);
  });

  it.each([
    ['a light mode of dark texts', colors('#000000', '#eeeeee'), light],
    ['a dark mode of light texts', colors('#ffffff', '#101010', ['#000000', '#ffcc00']), dark],
    ['a mode in which half of the texts are lighter', { ...colors('#808080', '#808080') }, dark],
  ])('is right for %s', (_name, tokens, mode) => {
    expect(told({ 'leaf/tokens.json': tokens }, [mode])).toEqual([]);
  });
});
