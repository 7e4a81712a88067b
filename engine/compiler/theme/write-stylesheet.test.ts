import type { Theme } from '@liveryjs/schemas/brand';
import { expect, it } from 'vitest';
import { dark, light } from './testing.ts';
import { writeStylesheet } from './write-stylesheet.ts';

const modes = {
  dark: { 'color.surface.base': '#000000', 'space.1': '4px' },
  light: { 'color.surface.base': '#ffffff', 'space.1': '4px' },
};
const theme: Theme = { modes: [dark, light], defaultMode: 'dark', fonts: [], ornaments: {}, contrast: [] };
const urlOf = (src: string, pointer: string) => `/fonts/${src}?${pointer}`;

it('gives the default mode whole and the others by what differs', () => {
  expect(writeStylesheet({ modes }, theme, urlOf)).toBe(
    [
      ':root,[data-mode="dark"]{color-scheme:dark;--color-surface-base:#000000;--space-1:4px}',
      '[data-mode="light"]{color-scheme:light;--color-surface-base:#ffffff}',
      '',
    ].join('\n'),
  );
});

it('follows the device until a mode is chosen, where the default is the system', () => {
  expect(writeStylesheet({ modes }, { ...theme, defaultMode: 'system' }, urlOf)).toBe(
    [
      ':root,[data-mode="light"]{color-scheme:light;--color-surface-base:#ffffff;--space-1:4px}',
      '@media (prefers-color-scheme:dark){:root:not([data-mode]){color-scheme:dark;--color-surface-base:#000000}}',
      '[data-mode="dark"]{color-scheme:dark;--color-surface-base:#000000}',
      '',
    ].join('\n'),
  );
});

it('asks for the address of each font file', () => {
  const font = {
    id: 'body',
    family: 'Be Vietnam "Pro"',
    weight: '400 800',
    style: 'normal' as const,
    files: [
      { src: 'latin.woff2', preload: true },
      { src: 'vietnamese.woff2', preload: false, unicodeRange: 'U+1EA0-1EF9' },
    ],
  };
  const [first, second] = writeStylesheet({ modes }, { ...theme, fonts: [font] }, urlOf).split('\n');
  expect(first).toBe(
    '@font-face{font-family:"Be Vietnam \\"Pro\\"";font-style:normal;font-weight:400 800;font-display:swap;src:url("/fonts/latin.woff2?/theme/fonts/0/files/0/src") format("woff2")}',
  );
  expect(second).toBe(
    '@font-face{font-family:"Be Vietnam \\"Pro\\"";font-style:normal;font-weight:400 800;font-display:swap;src:url("/fonts/vietnamese.woff2?/theme/fonts/0/files/1/src") format("woff2");unicode-range:U+1EA0-1EF9}',
  );
});

it('gives each ornament the address of its file', () => {
  const ornaments = { page: 'lattice.svg', mark: 'lotus.svg' };
  expect(writeStylesheet({ modes }, { ...theme, ornaments }, urlOf).split('\n')[0]).toBe(
    ':root{--ornament-page:url("/fonts/lattice.svg?/theme/ornaments/page");--ornament-mark:url("/fonts/lotus.svg?/theme/ornaments/mark")}',
  );
});
