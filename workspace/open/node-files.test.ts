import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodeFiles } from './node-files.ts';
import { pathChange } from './path-change.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-files-'));
  const pathTo = (path: string) => join(root, path);
  for (const folder of ['brands/red/assets', 'brands/redder', 'store/pkg', 'node_modules', 'away'])
    mkdirSync(pathTo(folder), { recursive: true });
  for (const file of ['brands/red/assets/a.svg', 'brands/redder/a.svg', 'store/pkg/a.woff2', 'away/a.svg'])
    writeFileSync(pathTo(file), 'x');
  symlinkSync('/etc/passwd', pathTo('brands/red/assets/passwd.svg'));
  symlinkSync('../../redder/a.svg', pathTo('brands/red/assets/other.svg'));
  symlinkSync('../../../away', pathTo('brands/red/assets/folder'));
  symlinkSync('a.svg', pathTo('brands/red/assets/own.svg'));
  symlinkSync('nowhere.svg', pathTo('brands/red/assets/broken.svg'));
  symlinkSync('loop.svg', pathTo('brands/red/assets/loop.svg'));
  symlinkSync('red', pathTo('brands/linked'));
  symlinkSync('../store/pkg', pathTo('node_modules/pkg'));
  linkSync(pathTo('away/a.svg'), pathTo('brands/red/assets/hard.svg'));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each([
  ['brands/red', 'brands/red/assets/a.svg', true],
  ['brands/red', 'brands/red/assets/own.svg', true],
  ['brands/red', 'brands/red/assets/hard.svg', true],
  ['brands/linked', 'brands/linked/assets/a.svg', true],
  ['node_modules/pkg', 'node_modules/pkg/a.woff2', true],
  ['brands/red', 'brands/red/assets/passwd.svg', false],
  ['brands/red', 'brands/red/assets/other.svg', false],
  ['brands/red', 'brands/red/assets/folder/a.svg', false],
  ['brands/linked', 'brands/linked/assets/passwd.svg', false],
  ['brands/red', 'brands/redder/a.svg', false],
  ['brands/red', 'brands/red/assets/broken.svg', false],
  ['brands/red', 'brands/red/assets/loop.svg', false],
  ['brands/red', 'brands/red', false],
  ['nowhere', 'brands/red/assets/a.svg', false],
])('%s holds %s: %s', (folder, path, want) => {
  expect(nodeFiles(root).holds(folder, path)).toBe(want);
});

it.each([
  ['brands/red/assets/a.svg', 1],
  ['brands/linked/assets/own.svg', 1],
  ['node_modules/pkg/a.woff2', 1],
  ['brands/red/assets/b.svg', undefined],
  ['brands/red/nowhere/a.svg', undefined],
  ['brands/red/assets/broken.svg', undefined],
  ['brands/red/assets/loop.svg', undefined],
  ['brands/red/assets', undefined],
  ['brands/red/assets/../../redder/a.svg', 1],
])('%s is of the size %s', (path, want) => {
  expect(nodeFiles(root).size(path)).toBe(want);
});

it('lists a folder again only where a name has come or gone', () => {
  const files = nodeFiles(root);
  const names = files.list('brands');
  writeFileSync(join(root, 'brands/redder/a.svg'), 'xy');
  files.forget(pathChange(['brands/redder/a.svg']));
  expect(files.list('brands')).toBe(names);
  mkdirSync(join(root, 'brands/new'));
  writeFileSync(join(root, 'brands/new/a.svg'), 'x');
  files.forget(pathChange(['brands/new/a.svg']));
  expect(files.list('brands')).toEqual(['linked', 'new', 'red', 'redder']);
  rmSync(join(root, 'brands/new'), { recursive: true });
  files.forget(pathChange(['brands/new']));
  expect(files.list('brands')).toEqual(names);
});

it('asks again for what a change concerns: the file, the folders around it, and all that lies in a folder', () => {
  const files = nodeFiles(root);
  const latePaths = ['later', 'later/deep/a.svg', 'later/deep/b.svg'];
  for (const path of latePaths) expect(files.size(path)).toBeUndefined();
  mkdirSync(join(root, 'later/deep'), { recursive: true });
  for (const name of ['a', 'b']) writeFileSync(join(root, `later/deep/${name}.svg`), 'xyz');
  files.forget(pathChange(['later/deep/a.svg']));
  expect(latePaths.map(files.size)).toEqual([undefined, 3, undefined]);
  files.forget(pathChange(['later']));
  expect(latePaths.map(files.size)).toEqual([undefined, 3, 3]);
});

it('what is no file is not there, and holds nobody up', () => {
  execFileSync('mkfifo', [join(root, 'brands/red/pipe.json')]);
  symlinkSync('/dev/zero', join(root, 'brands/red/zero.json'));
  const files = nodeFiles(root);
  for (const path of ['brands/red/pipe.json', 'brands/red/zero.json', 'brands/red'])
    expect([files.size(path), files.read(path)]).toEqual([undefined, undefined]);
});
