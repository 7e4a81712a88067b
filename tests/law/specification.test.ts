import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SPECIFIED_ROWS } from '#tests/harness/specified-rows.ts';

const project = resolve(import.meta.dirname, '../..');
const ROOMS = [
  'brands',
  'client',
  'docs',
  'engine',
  'parts',
  'sandbox',
  'schemas',
  'scripts',
  'stories',
  'tests',
  'widgets',
  'workspace',
];
const WRITTEN = /\.(tsx?|mjs|js|json|md)$/;

test('a row of the specification has an id of its own', () => {
  expect(SPECIFIED_ROWS.length).toBeGreaterThan(100);
  expect([...new Set(SPECIFIED_ROWS)]).toEqual(SPECIFIED_ROWS);
});

test('every id that the project names is that of a row', () => {
  const specifiedRows = new Set(SPECIFIED_ROWS);
  const files = ROOMS.flatMap((room) =>
    readdirSync(join(project, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  ).filter((file) => WRITTEN.test(file) && !file.includes('node_modules'));
  const unknown = files.flatMap((file) =>
    [...readFileSync(join(project, file), 'utf8').matchAll(/\[(\d\.\d\d)\]/g)].flatMap(([, id = '']) =>
      specifiedRows.has(id) ? [] : [`${file}: ${id}`],
    ),
  );
  expect(unknown).toEqual([]);
});
