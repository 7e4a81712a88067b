import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSure } from './make-sure.ts';

let base = '';
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'livery-links-'));
  for (const folder of ['root/brands/lotus', 'root/shared/messages', 'outside/messages'])
    mkdirSync(join(base, folder), { recursive: true });
  for (const file of ['root/brands/lotus/brand.json', 'outside/tokens.json', 'outside/messages/EN.json'])
    writeFileSync(join(base, file), '{}');
  const link = (target: string, from: string) => symlinkSync(join(base, target), join(base, 'root', from));
  link('outside/messages', 'brands/lotus/messages');
  link('outside/tokens.json', 'brands/lotus/tokens.json');
  link('outside', 'brands/jade');
  link('root/shared', 'brands/shared');
});
afterAll(() => rmSync(base, { recursive: true }));

const sure = (path: string) => () => makeSure({ root: join(base, 'root'), brandsFolder: 'brands' }, path);

test.each(['brands/lotus/brand.json', 'brands/lotus/content/new.EN.md', 'brands/shared/messages/EN.json'])(
  '%s may have a draft, as it is in the repository',
  (path) => expect(sure(path)).not.toThrow(),
);

test.each([
  'brands/lotus/messages/EN.json',
  'brands/lotus/messages/new.json',
  'brands/lotus/tokens.json',
  'brands/jade/brand.json',
])('%s may have none, as a link leads out of the repository', (path) =>
  expect(sure(path)).toThrow(`${path} is behind a link that leads out of the repository, to `),
);

test.each([
  '../outside/tokens.json',
  'package.json',
  'brands',
  'brands/../package.json',
  'brands/../../outside/x',
])('%s may have none, as it is not in the folder of the brands', (path) =>
  expect(sure(path)).toThrow('so nothing is written there'),
);
