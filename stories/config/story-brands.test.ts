import { resolve } from 'node:path';
import type { FileSystem } from '@liveryjs/compiler/manifest';
import { nodeFiles } from '@liveryjs/workspace/open/node-files';
import { describe, expect, it } from 'vitest';
import { readStoryWorkspace } from './story-brands.ts';

const root = resolve(import.meta.dirname, '../..');

/** The workspace where harbor's light mode has a value of its own for `color.text.primary`. */
function withPrimary(value: unknown) {
  const disk = nodeFiles(root);
  const file = 'brands/harbor/tokens.light.json';
  const { color, ...tokens } = JSON.parse(new TextDecoder().decode(disk.read(file)));
  const text = { ...color.text, primary: { $value: value } };
  const bytes = new TextEncoder().encode(JSON.stringify({ ...tokens, color: { ...color, text } }));
  const files: FileSystem = {
    ...disk,
    // Brands that the test says nothing about cost time.
    list: (folder) => (folder === 'brands' ? ['harbor', 'house'] : disk.list(folder)),
    read: (path) => (path === file ? bytes : disk.read(path)),
    size: (path) => (path === file ? bytes.length : disk.size(path)),
  };
  return readStoryWorkspace(root, files);
}

describe('a brand whose colours cannot be read', () => {
  const { brands, leftOut, designOf } = withPrimary('#dddddd');

  it('is shown, so that a designer sees it', () => {
    expect([...brands.keys()]).toContain('harbor');
    expect(leftOut).toEqual([]);
  });

  it('has behind a switch what a feature that its manifest fixes to off takes out', () => {
    const { features, regions } = brands.get('harbor')?.brand ?? {};
    expect(features?.speedTest).toEqual({ fixed: false });
    expect(JSON.stringify(regions)).toContain('"when":{"features":["speedTest"]}');
  });

  it('has contrasts below what is needed, in the mode that they are of', () => {
    const failing = (designOf('harbor')?.contrast ?? []).filter(({ pair, ratio = 0 }) => ratio < pair.ratio);
    expect(failing.map(({ pair, mode }) => `${pair.id} ${mode}`)).toContain('primaryOnBase light');
    expect(failing.filter(({ mode }) => mode !== 'light')).toEqual([]);
  });

  it('says which layer sets a token in a mode, and which one it took the place of', () => {
    const token = designOf('harbor')?.tokens.find(({ name }) => name === 'color.text.primary');
    const writers = token?.modes.map(({ mode, written, overrode }) => [
      mode,
      written.place.split(':')[0],
      overrode.map(({ layer }) => layer),
    ]);
    expect(writers).toEqual([
      ['dark', 'brands/harbor/tokens.dark.json', ['house']],
      ['light', 'brands/harbor/tokens.light.json', ['house']],
    ]);
  });
});

it('a brand that lacks what its features lead to is shown as it is', () => {
  const disk = nodeFiles(root);
  const list = (folder: string) => (folder === 'brands' ? ['house', 'kiosk'] : disk.list(folder));
  const { brands, leftOut } = readStoryWorkspace(root, { ...disk, list });
  expect(leftOut).toEqual([]);
  expect(brands.get('kiosk')?.brand.features.pointsMall).toEqual({ fixed: false });
});

it('a brand with another error is left out', () => {
  expect(() => withPrimary(5)).toThrow('No brand can be shown.\nThe brand harbor has errors.');
});
