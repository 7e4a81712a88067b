import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheFolder } from './cache-folder.ts';

let folder: string;
const placeOf = (path: string) => join(folder, path);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-cache-folder-'));
  mkdirSync(placeOf('root'));
  mkdirSync(placeOf('system'));
  vi.stubEnv('TMPDIR', placeOf('system'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** Keeps anybody from making folders in the usual place, the administrator too. */
function spoil(): void {
  mkdirSync(placeOf('root/node_modules'));
  writeFileSync(placeOf('root/node_modules/.cache'), '');
}

const chosenFolder = (named?: string) => {
  const note = vi.fn();
  return { note, path: cacheFolder({ root: placeOf('root') }, named, note) };
};

it('results are kept in node_modules, or in the folder that is named', () => {
  expect(chosenFolder()).toMatchObject({ path: placeOf('root/node_modules/.cache/livery') });
  expect(chosenFolder('kept')).toMatchObject({ path: placeOf('root/kept') });
  expect(chosenFolder(placeOf('elsewhere')).note).not.toHaveBeenCalled();
  expect(statSync(placeOf('elsewhere')).isDirectory()).toBe(true);
});

it('where that cannot be written, they are kept in a folder of the system, with one line that tells it', () => {
  spoil();
  const { path, note } = chosenFolder();
  expect(path.startsWith(placeOf('system/livery-'))).toBe(true);
  expect(note.mock.calls).toEqual([
    [
      `${placeOf('root/node_modules/.cache/livery')} cannot be written, so results are kept in ${path}. Name another folder with --cache or LIVERY_CACHE.`,
    ],
  ]);
  // The same root finds them again, and nobody else reads them.
  expect(chosenFolder().path).toBe(path);
  expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700);
});

it('a folder that is named and cannot be written is an error', () => {
  writeFileSync(placeOf('file'), '');
  expect(() => chosenFolder(placeOf('file/cache'))).toThrow('ENOTDIR');
});

it.each<[string, (place: string) => void]>([
  ['that others may write to', (place) => chmodSync(place, 0o777)],
  [
    'that is a link',
    (place) => {
      rmSync(place, { recursive: true });
      mkdirSync(placeOf('others'));
      symlinkSync(placeOf('others'), place);
    },
  ],
])('a folder of the system %s is not believed', (_name, change) => {
  spoil();
  const place = join(chosenFolder().path, '..');
  change(place);
  expect(() => chosenFolder()).toThrow(`${place} is not this user's alone`);
});
