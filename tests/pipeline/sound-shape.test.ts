import { resolve } from 'node:path';
import {
  compileSchema,
  composeSchema,
  isList,
  isObject,
  type JsonValue,
  type SchemaFiles,
} from '@liveryjs/compiler/manifest';
import { listBrands, loadBrand, openWorkspace } from '@liveryjs/workspace/open';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../..') });
const apart = /\/(widget|portal)\.schema\.json$/;
const brand: SchemaFiles = Object.fromEntries(
  Object.entries(workspace.schemas.brand).filter(([file]) => !apart.test(file)),
);
const schema = composeSchema({ brand, portal: workspace.schemas.portal, widgets: workspace.widgets }).root;
const manifests = listBrands(workspace).map((id) => loadBrand(workspace, id).merged ?? {});

const values: readonly JsonValue[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e9,
  '',
  'a',
  'home',
  'Asia/Tokyo',
  [],
  [1],
  {},
];

/** The changes to a value somewhere inside; undefined takes it away. */
const changes: readonly ((value: JsonValue) => JsonValue | undefined)[] = [
  () => undefined,
  (value) => (isList(value) ? [...value, ...value] : isObject(value) ? { ...value, nobody: 1 } : [value]),
  (value) => (typeof value === 'string' ? `${value} x` : typeof value === 'number' ? value + 0.5 : value),
  ...values.map((value) => () => value),
];

/** A copy with a change somewhere inside; what does not change is the same, frozen object. */
function changed(
  value: JsonValue,
  steps: readonly number[],
  change: (value: JsonValue) => JsonValue | undefined,
): JsonValue | undefined {
  const [first, ...rest] = steps;
  if (first === undefined || typeof value !== 'object' || value === null) return change(value);
  const entries = Object.entries(value) as [string, JsonValue][];
  if (entries.length === 0) return change(value);
  const changedIndex = first % entries.length;
  const members = entries.flatMap(([key, member], index) => {
    const now = index === changedIndex ? changed(member, rest, change) : member;
    return now === undefined ? [] : [[key, now] as const];
  });
  return isList(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}

it('the schema of a manifest is read whole without Ajv, which would take a third of a check of many brands', () => {
  expect(compileSchema(schema).isQuick).toBe(true);
});

it('a manifest is sound where the validator that says all that is wrong says so', () => {
  const { check } = compileSchema(schema);
  // The validator that says all is asked at once where a schema says more than the one that only says yes or no can read.
  const { check: checkAll } = compileSchema({ ...schema, $id: 'https://example.com/manifest' });
  let [sound, unsound] = [0, 0];
  fc.assert(
    fc.property(
      fc.constantFrom(...manifests),
      fc.array(fc.nat(), { minLength: 1, maxLength: 9 }),
      fc.constantFrom(...changes),
      (manifest, steps, change) => {
        const value = changed(manifest, steps, change) ?? null;
        const wrong = checkAll(value).map(({ schemaPath }) => schemaPath);
        expect(check(value).map(({ schemaPath }) => schemaPath)).toEqual(wrong);
        if (wrong.length === 0) sound++;
        else unsound++;
      },
    ),
    { numRuns: 150 },
  );
  expect(Math.min(sound, unsound)).toBeGreaterThan(10);
});
