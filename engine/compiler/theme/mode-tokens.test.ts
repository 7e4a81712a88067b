import type { Mode } from '@liveryjs/schemas/brand';
import { describe, expect, it } from 'vitest';
import { memoryFiles } from '#compiler/manifest/index.ts';
import { brandTokens } from './mode-tokens.ts';
import { readLayers } from './read-layers.ts';
import { dark, type Json, light, resolve } from './testing.ts';

const derived = (from: string) => ({
  $value: from,
  $extensions: { 'livery.derive': { mix: { with: '{color.far}', weight: 0.5 } } },
});

const root: Record<string, Json> = {
  'root/tokens.json': {
    color: {
      $type: 'color',
      brand: { $value: '#112233' },
      same: derived('{color.brand}'),
      other: { $value: '{color.near}' },
      near: { $value: '{color.ground}' },
      far: { $value: '#445566' },
    },
  },
  'root/tokens.dark.json': { color: { $type: 'color', ground: { $value: '#000000' } } },
  'root/tokens.light.json': { color: { $type: 'color', ground: { $value: '#ffffff' } } },
};

function tokensOf(files: Record<string, Json>, folders: readonly string[]) {
  const texts = Object.entries(files).map(([path, file]) => [path, JSON.stringify(file)]);
  const modes: readonly Mode[] = [dark, light];
  const ids = modes.map(({ id }) => id);
  return brandTokens(modes, readLayers(memoryFiles(Object.fromEntries(texts)), folders, ids).layers).modes;
}

describe('what two modes say alike is resolved once', () => {
  it.each([
    ['of a root', ['root']],
    ['of a brand that changes a value', ['root', 'leaf']],
  ])('%s', (_, folders) => {
    const modes = tokensOf(
      { ...root, 'leaf/tokens.json': { color: { brand: { $value: '#654321' } } } },
      folders,
    );
    const [ofDark, ofLight] = ['dark', 'light'].map((mode) => modes.get(mode)?.resolved.tokens);
    expect(ofDark?.get('color.same')).toBeDefined();
    expect(ofLight?.get('color.same')).toBe(ofDark?.get('color.same'));
    expect([ofDark, ofLight].map((tokens) => tokens?.get('color.other')?.css)).toEqual([
      '#000000',
      '#ffffff',
    ]);
  });

  it('but not what is deprecated in one of them', () => {
    const old = { color: { far: { $value: '{color.brand}', $deprecated: 'Use color.near.' } } };
    const { issues } = resolve({ ...root, 'leaf/tokens.light.json': old }, { modes: [dark, light] }, [
      'color.same',
      'color.other',
    ]);
    expect(issues.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['token-deprecated', '/color/same/$extensions/livery.derive/mix/with'],
    ]);
  });

  it('nor what goes in a circle in one of them', () => {
    const circle = { color: { far: { $value: '{color.same}' } } };
    const { issues } = resolve({ ...root, 'leaf/tokens.light.json': circle }, { modes: [dark, light] });
    expect(issues.map(({ code, file }) => [code, file])).toEqual([
      ['token-cycle', 'brands/leaf/tokens.light.json'],
    ]);
  });
});
