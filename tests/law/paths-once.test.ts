import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as contract from '@liveryjs/schemas/calls';
import type { Call } from '@liveryjs/schemas/contract/call';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const ROOMS = [
  'engine',
  'parts',
  'client',
  'widgets',
  'workspace',
  'scripts',
  'sandbox',
  'schemas',
  'brands',
  'docs',
];
/** Generated, the specification itself, or proofs and examples of what a portal sends. */
const ELSEWHERE =
  /^schemas\/(generated|platform\/calls)\/|(\.test|\/testing)\.tsx?$|\.stories\.tsx$|^sandbox\/(conformance|testing)\/|^docs\/specification\//;

const paths = new Set(Object.values<Call>(contract).map(({ path }) => path));
const files = ROOMS.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
).filter((file) => /\.(tsx?|json|md)$/.test(file) && !ELSEWHERE.test(file));

it('the path of a call stands in its contract, and nowhere else', () => {
  const repetitions = files.flatMap((file) => {
    const written = readFileSync(join(root, file), 'utf8').match(/\/(?:wps|lgw|lotto)\/[\w/-]+/g) ?? [];
    return written.filter((path) => paths.has(path)).map((path) => `${file}: ${path}`);
  });
  expect(repetitions).toEqual([]);
});
