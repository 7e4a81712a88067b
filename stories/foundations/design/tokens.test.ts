import type { TokenAnswer, TokenInMode } from '@liveryjs/workspace/explain/explain-token';
import { expect, test } from 'vitest';
import { filterTokens, lineOf, tokenRows, writtenText } from './token-rows.ts';

const by = (layer: string, value: string) => ({ layer, place: `brands/${layer}/tokens.json:3:7`, value });
const token = (name: string, css: string, shown: Omit<TokenInMode, 'mode' | 'css'>): TokenAnswer => ({
  kind: 'token',
  name,
  type: 'color',
  modes: [{ ...shown, mode: 'dark', css }],
});

const tokens = [
  token('color.brand.500', '#aa0000', {
    written: by('lotus', '#aa0000'),
    overrode: [by('house', '#0000aa')],
    through: [],
  }),
  token('color.action.primary', '#aa0000', {
    written: by('house', '{color.brand.500}'),
    overrode: [],
    through: [{ name: 'color.brand.500', ...by('lotus', '#aa0000') }],
  }),
  token('color.text.primary', '#eeeeee', { written: by('house', '#eeeeee'), overrode: [], through: [] }),
];

test('a token is the brand’s own, follows one that is, or is inherited', () => {
  expect(tokenRows(tokens, 'lotus', 'dark').map(({ source }) => source)).toEqual([
    'own',
    'through',
    'inherited',
  ]);
  expect(tokenRows(tokens, 'lotus', 'light')).toEqual([]);
});

test.each<[text: string, source: Parameters<typeof filterTokens>[1]['source'], names: string[]]>([
  ['', 'all', ['color.brand.500', 'color.action.primary', 'color.text.primary']],
  [' PRIMARY ', 'all', ['color.action.primary', 'color.text.primary']],
  // A token is found by what it is, and by what its value leads to.
  ['#eee', 'all', ['color.text.primary']],
  ['brand.500', 'all', ['color.brand.500', 'color.action.primary']],
  ['', 'own', ['color.brand.500']],
  ['primary', 'through', ['color.action.primary']],
])('tokens like "%s" of the source %s', (text, source, names) => {
  const rows = filterTokens(tokenRows(tokens, 'lotus', 'dark'), { text, source });
  expect(rows.map(({ name }) => name)).toEqual(names);
});

test.each<[value: unknown, want: string]>([
  ['{color.brand.500}', '{color.brand.500}'],
  [700, '700'],
  [['Readex Pro', 'sans-serif'], 'Readex Pro, sans-serif'],
  [{ fontSize: '{font.size.xl}', fontWeight: 700 }, 'fontSize {font.size.xl}, fontWeight 700'],
  [
    [
      { color: '#000000', blur: '4px' },
      { color: '#111111', blur: '16px' },
    ],
    'color #000000, blur 4px; color #111111, blur 16px',
  ],
  [
    {
      $value: '{color.brand.300}',
      $extensions: { 'livery.derive': { contrast: { on: '{color.surface.hover}', ratio: 4.6 } } },
    },
    '{color.brand.300} · derive contrast on {color.surface.hover}, ratio 4.6',
  ],
  [{ colorSpace: 'srgb', components: [0.04, 0.02, 0.13], alpha: 0.6, hex: '#0b0622' }, '#0b0622 alpha 0.6'],
  [
    {
      $value: { value: 34, unit: 'rem' },
      $extensions: { 'livery.dimension': { value: 68, unit: 'ch' } },
    },
    '34rem · dimension 68ch',
  ],
])('what a file says of a token, %j', (value, want) => {
  expect(writtenText(value)).toBe(want);
});

test('a place is read without its column', () => {
  expect(lineOf('brands/house/tokens.dark.json:37:26')).toBe('brands/house/tokens.dark.json:37');
});
