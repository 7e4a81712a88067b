import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const home = resolve(import.meta.dirname, '../../widgets');
const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name);
const linksIn = (folder: string) =>
  [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^\| \[([\w-]+)\]\(/gm)].map(
    ([, name]) => name,
  );

test('the page of the widgets names each group', () => {
  expect(linksIn(home).sort()).toEqual(foldersIn(home).sort());
});

test.each(foldersIn(home))('the page of the group %s says what each of its widgets is for', (group) => {
  expect(linksIn(join(home, group))).toEqual(foldersIn(join(home, group)).sort());
});
