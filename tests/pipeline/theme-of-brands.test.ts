import { resolve } from 'node:path';
import { type FileSystem, own, pathOf } from '@liveryjs/compiler/manifest';
import { type ResolvedTheme, resolveTheme } from '@liveryjs/compiler/theme';
import type { Theme } from '@liveryjs/schemas/brand';
import { loadBrand, openWorkspace } from '@liveryjs/workspace/open';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';

const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../..') });
const aurora = loadBrand(workspace, 'aurora');
const auroraTheme = own(aurora.shown, 'theme') as unknown as Theme;

/** The theme of a brand that extends another and redefines some colours, held against the same contrast pairs. */
function themeOf(parents: readonly string[], tokens: unknown): ResolvedTheme {
  const file = 'brands/own/tokens.json';
  const bytes = new TextEncoder().encode(JSON.stringify(tokens));
  const files: FileSystem = {
    ...workspace.files,
    read: (path) => (path === file ? bytes : workspace.files.read(path)),
    size: (path) => (path === file ? bytes.length : workspace.files.size(path)),
  };
  return resolveTheme({
    files,
    chain: [...parents, 'own'].map((id) => ({ folder: `brands/${id}` })),
    theme: auroraTheme,
    uses: aurora.uses.tokens,
    placeOf: (pointer) => ({ pointer, ...aurora.origins.near(pointer) }),
    pathOf: (pointer) => pathOf(aurora.merged, pointer),
  });
}

it('the reference brand can be read in every mode', () => {
  expect(aurora.theme?.issues).toEqual([]);
  expect(Object.keys(aurora.theme?.modes ?? {})).toEqual(['dark', 'light']);
  expect(auroraTheme.contrast.length).toBeGreaterThan(100);
});

const byte = fc.integer({ min: 0, max: 255 });
const color = fc
  .oneof(
    fc.tuple(byte, byte, byte),
    byte.map((grey): [number, number, number] => [grey, grey, grey]),
  )
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

test.each([[['house']], [['house', 'aurora']], [['house', 'jade']], [['house', 'harbor']]])(
  'a brand below %j may choose any brand colour, accent, glow and tint, and stays readable',
  (parents) => {
    fc.assert(
      fc.property(color, color, color, color, (brand, accent, glow, tint) => {
        const { issues } = themeOf(parents, {
          color: {
            brand: { 500: { $value: brand } },
            accent: { 500: { $value: accent } },
            glow: { 500: { $value: glow } },
            neutral: { tint: { $value: tint } },
          },
        });
        const errors = issues.filter(({ severity }) => severity === 'error');
        expect(errors.map(({ message }) => message)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  },
);

it('the fonts of a first page have at most 70 kB, in Vietnamese too', () => {
  const files = auroraTheme.fonts.flatMap((font) => font.files);
  const needed = files.filter(({ src }) => /-(latin|vietnamese)-(?!ext)/.test(src));
  const bytes = needed.map(({ src }) => workspace.files.size(src.replace(/^package:/, 'node_modules/')) ?? 0);
  expect(needed).toHaveLength(4);
  expect(Math.min(...bytes)).toBeGreaterThan(0);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(70_000);
});
