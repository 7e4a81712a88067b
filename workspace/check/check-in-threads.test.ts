import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listBrands, openWorkspace } from '#workspace/open/index.ts';
import { checkInThreads } from './check-in-threads.ts';
import { type BrandFindings, checkOne } from './check-one.ts';
import { familiesOf } from './share-work.ts';
import { startThreads } from './start-threads.ts';

const root = resolve(import.meta.dirname, '../..');
const brands = mkdtempSync(join(tmpdir(), 'livery-threads-'));
afterAll(() => rmSync(brands, { recursive: true }));
cpSync(join(root, 'brands'), brands, { recursive: true });
const broken = join(brands, 'jade/brand.json');
writeFileSync(broken, readFileSync(broken, 'utf8').replace('"jade.localhost"', '"aurora.localhost", 7'));

const folders = { root, brandsFolder: brands };
const workspace = openWorkspace(folders);
const ids = listBrands(workspace);

const families = familiesOf(workspace, ids);
const want = ids.map((id) => checkOne(workspace, id));
const sorted = (findings: readonly BrandFindings[]) => [...findings].sort((a, b) => (a.id < b.id ? -1 : 1));

test.each([
  ['others alone', 2, {}],
  ['others and this one', 1, { here: workspace }],
])('threads find what one thread finds: %s', async (_, count, options) => {
  const told: number[] = [];
  const findings = await checkInThreads(startThreads(folders, count), families, {
    ...options,
    onBrand: (_id, done) => told.push(done),
  });
  expect(sorted(findings)).toEqual(structuredClone(want));
  expect(findings.flatMap(({ issues }) => issues)).not.toEqual([]);
  expect(told).toEqual([...ids.keys()]);
});

test('threads end when the work is called off', async () => {
  const called = new AbortController();
  const threads = startThreads(folders, 1);
  const work = checkInThreads(threads, families, { here: workspace, signal: called.signal });
  called.abort(new Error('That is enough.'));
  await expect(work).rejects.toThrow('That is enough.');
});

test('a thread that ends too early is told', async () => {
  const work = checkInThreads([], [['aurora'], []], {});
  await expect(work).rejects.toThrow('A thread that checks brands ended before its work did.');
});
