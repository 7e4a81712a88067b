import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findPostgres } from './find-postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-find-'));
afterAll(() => rmSync(folder, { recursive: true }));
const programs = (...path: string[]) => {
  const directory = join(folder, ...path);
  mkdirSync(directory, { recursive: true });
  for (const name of ['initdb', 'pg_ctl', 'postgres']) writeFileSync(join(directory, name), '');
  return directory;
};
const nowhere = join(folder, 'nowhere');

it('is the one that DATABASE_URL names', () => {
  const env = { DATABASE_URL: 'postgresql://db', PATH: programs('path') };
  expect(findPostgres(env, nowhere)).toEqual({ databaseUrl: 'postgresql://db' });
});

it('is the newest of Debian’s that is whole, before the one on the PATH', () => {
  programs('debian', '9', 'bin');
  const want = programs('debian', '15', 'bin');
  mkdirSync(join(folder, 'debian', '17', 'bin'), { recursive: true });
  expect(findPostgres({ PATH: programs('path') }, join(folder, 'debian'))).toEqual({ programs: want });
});

it('is the one on the PATH', () => {
  const want = programs('path');
  expect(findPostgres({ PATH: [nowhere, want].join(delimiter) }, nowhere)).toEqual({ programs: want });
});

it('is none', () => {
  expect(findPostgres({ PATH: ['', nowhere].join(delimiter) }, nowhere)).toBe(undefined);
  expect(findPostgres({}, nowhere)).toBe(undefined);
});
