/** @module-tag matrix */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as buildBrands, openWorkspace } from '@liveryjs/cli';
import { machineFailure } from '@liveryjs/workspace/failure';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBundle } from './read-bundle.ts';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';

let workspace: TestWorkspace;
let whole: Map<string, string>;

const pathTo = (path: string) => join(workspace.root, path);
const bundle = () => readBundle(pathTo('dist/red'));

/** Builds red: what became of it, and what was said. */
async function build(): Promise<{ state: string | undefined; notes: string[] }> {
  const notes: string[] = [];
  const { brands } = await buildBrands(await openWorkspace({ root: workspace.root }), {
    cacheDir: 'cache',
    brands: ['red'],
    note: (sentence) => notes.push(sentence),
  });
  return { state: brands[0]?.state, notes };
}

/** Turns over one bit in the middle of a file. */
function damage(file: string): void {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8((bytes[middle] ?? 0) ^ 1, middle);
  writeFileSync(file, bytes);
}

beforeAll(async () => {
  workspace = createTestWorkspace();
  await build();
  whole = bundle();
});

afterAll(() => workspace?.remove());

test('one turned bit in any file of a bundle is noticed, and the bundle is made anew', async () => {
  for (const file of [
    'index.html',
    'build-report.json',
    ...[...whole.keys()].filter((name) => name.includes('/vendor-')),
    'index.html.br',
  ]) {
    damage(pathTo(join('dist/red', file)));
    expect(await build()).toEqual({
      state: 'built',
      notes: [`${pathTo(join('dist/red', file))} is not as it was written. red is built anew.`],
    });
    expect(bundle()).toEqual(whole);
  }
  rmSync(pathTo('dist/red/404.html'));
  expect((await build()).notes).toEqual([
    `${pathTo('dist/red/404.html')} is not as it was written. red is built anew.`,
  ]);
  expect(await build()).toEqual({ state: 'unchanged', notes: [] });
});

test('one turned bit in any cached result is noticed, and gives the same bundle', async () => {
  const cached = readdirSync(pathTo('cache')).filter((name) => /^(code|server|br10)-/.test(name));
  expect(cached.filter((name) => name.endsWith('.mjs'))).toHaveLength(1);
  for (const name of cached) damage(pathTo(join('cache', name)));
  rmSync(pathTo('dist'), { recursive: true });
  const { state, notes } = await build();
  expect(bundle()).toEqual(whole);
  expect(state).toBe('built');
  expect(notes.sort()).toEqual(
    cached
      .map((name) => `${pathTo(join('cache', name))} is not as it was written. What it held is made anew.`)
      .sort(),
  );
});

test('what a killed build has left is taken away, and nobody’s folder is replaced', async () => {
  mkdirSync(pathTo('dist/.writing-gone/new'), { recursive: true });
  rmSync(pathTo('dist/red'), { recursive: true });
  workspace.write('dist/red/mine.txt', 'mine');
  await expect(build()).rejects.toThrow(/dist\/red holds something other than a bundle/);
  expect([existsSync(pathTo('dist/.writing-gone')), readdirSync(pathTo('dist'))]).toEqual([false, ['red']]);
});

test('a machine that cannot write says so, and blames no manifest', async () => {
  const refused = () =>
    build().then(
      () => 'built',
      (error) => machineFailure(error)?.message,
    );
  const sentence = (place: string) =>
    `${place} cannot be a folder, because a file is in its way. Move the file away, or name another place.`;
  rmSync(pathTo('dist'), { recursive: true });
  workspace.write('dist', 'a file');
  expect(await refused()).toBe(sentence(pathTo('dist')));
  rmSync(pathTo('dist'));
  rmSync(pathTo('cache'), { recursive: true });
  workspace.write('cache', 'a file');
  expect(await refused()).toBe(sentence(pathTo('cache')));
});
