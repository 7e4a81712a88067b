import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listBrands, openWorkspace } from '#scripts/workspace/index.ts';
import { checkInThreads } from './check-in-threads.ts';
import { checkOne } from './check-one.ts';

const root = resolve(import.meta.dirname, '../..');
const brands = mkdtempSync(join(tmpdir(), 'livery-threads-'));
afterAll(() => rmSync(brands, { recursive: true }));
cpSync(join(root, 'brands'), brands, { recursive: true });
const broken = join(brands, 'jade/brand.json');
writeFileSync(broken, readFileSync(broken, 'utf8').replace('"jade.localhost"', '"aurora.localhost", 7'));

const folders = { root, brandsFolder: brands };
const workspace = openWorkspace(folders);
const ids = listBrands(workspace);

test('threads find what one thread finds, in the order that was asked for', async () => {
  const begun: string[] = [];
  const found = await checkInThreads(folders, ids, { threads: 2, onBrand: (id) => begun.push(id) });
  const want = ids.map((id) => checkOne(workspace, id));
  expect(found).toEqual(structuredClone(want));
  expect(found.flatMap(({ issues }) => issues)).not.toEqual([]);
  expect(begun).toEqual(ids);
});

test('threads end when the work is called off', async () => {
  const called = new AbortController();
  const work = checkInThreads(folders, ids, { threads: 1, signal: called.signal });
  called.abort(new Error('That is enough.'));
  await expect(work).rejects.toThrow('That is enough.');
});
