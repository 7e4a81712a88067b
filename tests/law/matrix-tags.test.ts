import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { UNITS_OF_MATRIX } from '#tests/run/runs.ts';

const root = resolve(import.meta.dirname, '../..');
const ROOMS = [
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
/** Files of the projects that the matrix runs whole, but for the units. */
const RUN = /^(sandbox\/conformance|tests\/(browser|builds|command|fuzz|matrix|packages|stories))\//;
/** The dash stands in brackets, or Vitest would read the tag here as this file's own. */
const TAGGED = /@module[-]tag matrix|\btags: 'matrix'|\btestFirstOf\(/;

test('every unit with a test of the matrix is in the project that the matrix runs, and no other', () => {
  const files = ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  ).filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules/') && !RUN.test(file));
  const tagged = files.filter((file) => TAGGED.test(readFileSync(join(root, file), 'utf8')));
  expect(files.length).toBeGreaterThan(300);
  expect(tagged.sort()).toEqual(UNITS_OF_MATRIX.toSorted());
});
