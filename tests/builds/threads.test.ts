import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrandBuild, type BuildOptions, build, openWorkspace } from '@liveryjs/cli';
import { planBrand } from '@liveryjs/cli/bundle/build-brand';
import { openCrew } from '@liveryjs/cli/bundle/build-in-threads';
import { openBuild } from '@liveryjs/cli/bundle/open-build';
import { loadBrand } from '@liveryjs/workspace/open';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBundle } from './read-bundle.ts';
import { createTestWorkspace, type TestWorkspace, writeBrand } from './test-workspace.ts';

let workspace: TestWorkspace;
let together: readonly BrandBuild[];
const told: string[] = [];
let alone: readonly BrandBuild[];

const pathTo = (path: string) => join(workspace.root, path);
const open = () => openWorkspace({ root: workspace.root });
const buildAll = async (options: BuildOptions) => {
  const { brands } = await build(await open(), { cacheDir: 'cache', ...options });
  return brands;
};
const saidOf = (brands: readonly BrandBuild[]) =>
  brands.map(({ id, state, issues, firstScript }) => ({ id, state, issues, firstScript }));

beforeAll(async () => {
  workspace = createTestWorkspace();
  for (const id of ['amber', 'green', 'white']) writeBrand(workspace, id, '#1b7f3b', 'the sea', []);
  workspace.edit(
    'brands/green/brand.json',
    '"assets"',
    '"budgets": { "/": { "scriptKiB": 3 } },\n  "assets"',
  );
  // Nothing has been compiled yet: a process of its own does.
  together = await buildAll({ outDir: 'together', threads: 2, onProgress: ({ id }) => told.push(id) });
  alone = await buildAll({ outDir: 'alone', threads: 1 });
});

afterAll(() => workspace?.remove());

test('threads write the bundles that one thread writes, in order, and a brand that fails there fails alone', () => {
  expect(saidOf(together)).toEqual(saidOf(alone));
  expect(together.map(({ id, state }) => `${id} ${state}`)).toEqual([
    'amber built',
    'blue built',
    'green failed',
    'red built',
    'white built',
  ]);
  expect(told).toEqual(together.map(({ id }) => id));
  expect(together[2]?.issues).toMatchObject([
    { code: 'over-budget', file: 'brands/green/brand.json', line: 12 },
  ]);
  expect(readdirSync(pathTo('together')).sort()).toEqual(['amber', 'blue', 'red', 'white']);
  for (const id of readdirSync(pathTo('together')))
    expect(readBundle(pathTo(`together/${id}`)), id).toEqual(readBundle(pathTo(`alone/${id}`)));
});

test('brands that differ in names, files and colours have the pages that each has when it is built by itself', async () => {
  const ids = ['amber', 'blue', 'red', 'white'];
  for (const id of ids) await buildAll({ outDir: 'single', brands: [id] });
  for (const id of ids)
    expect(readBundle(pathTo(`single/${id}`)), id).toEqual(readBundle(pathTo(`alone/${id}`)));
});

test('a build with threads that is ended leaves whole bundles and nothing else', async () => {
  const ending = new AbortController();
  const work = buildAll({
    outDir: 'ended',
    threads: 2,
    signal: ending.signal,
    onProgress: () => ending.abort(new Error('That is enough.')),
  });
  await expect(work).rejects.toThrow('That is enough.');
  const names = readdirSync(pathTo('ended'));
  // A bundle that was being made is made to its end.
  expect(names).toEqual(expect.arrayContaining(['amber', 'blue']));
  for (const id of names)
    expect(readBundle(pathTo(`ended/${id}`)), id).toEqual(readBundle(pathTo(`alone/${id}`)));
});

test('a brand that is too large for a thread is built all the same', async () => {
  const opened = await open();
  const context = openBuild(opened, pathTo('cache'), () => undefined);
  const crew = openCrew(context, undefined, 1, 12);
  const plan = planBrand(context, loadBrand(opened, 'red'), []);
  if ('issues' in plan) throw new Error('Red should be in order.');
  expect(await crew.buildInto(pathTo('large/red'), plan)).toHaveProperty('report');
  await crew.close();
  expect(readBundle(pathTo('large/red'))).toEqual(readBundle(pathTo('alone/red')));
});
