import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The rooms that hold code. */
export const ROOMS = [
  'client',
  'editors',
  'engine',
  'parts',
  'sandbox',
  'schemas',
  'scripts',
  'stories',
  'studio',
  'tests',
  'widgets',
  'workspace',
];

/** Paths of files in some rooms, relative to the root, without those of installed packages. */
export function sourceFiles(rooms: readonly string[], named: RegExp): string[] {
  return rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .map((file) => `${room}/${file}`)
      .filter((file) => named.test(file) && !file.includes('node_modules/')),
  );
}

/** The text of a file. @param path relative to the root */
export function sourceText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
