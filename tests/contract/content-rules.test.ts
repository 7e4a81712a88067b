import { resolve } from 'node:path';
import { isList, isObject, type JsonSchema } from '@liveryjs/compiler/manifest';
import { openWorkspace } from '@liveryjs/workspace/open';
import { type Content, operationsOf, readContract } from '@liveryjs/workspace/types/contract/read-contract';
import { expect, it } from 'vitest';

const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../..') });
const schemas = workspace.schemas.platform;
const operations = operationsOf(readContract(workspace));

/** Calls that read what no page shows, by the reason. */
const SHOW_NOTHING: Readonly<Record<string, readonly string[]>> = {};

it('every call that reads says what pages show of its answer, or stands here with the reason why none does', () => {
  const silent = operations.flatMap(({ operationId, method, content }) =>
    method === 'get' && content.length === 0 ? operationId : [],
  );
  expect(silent).toEqual(Object.values(SHOW_NOTHING).flat());
});

/** The schemas that a place of an answer may have. */
function schemasAt(schema: JsonSchema, [part, ...rest]: readonly string[]): readonly JsonSchema[] {
  const { $ref, anyOf, items, properties, additionalProperties } = schema;
  if (typeof $ref === 'string')
    return schemasAt(schemas[`schemas/platform/${$ref}`] ?? {}, part === undefined ? [] : [part, ...rest]);
  if (isList(anyOf))
    return anyOf.flatMap((form) =>
      isObject(form) ? schemasAt(form, part === undefined ? [] : [part, ...rest]) : [],
    );
  if (part === undefined) return [schema];
  const isOfList = part === '*' || /^\d+$/.test(part);
  const inner = isOfList
    ? items
    : isObject(properties) && part in properties
      ? properties[part]
      : additionalProperties;
  return isObject(inner) ? schemasAt(inner, rest) : [];
}

const partsOf = (pointer: string) => pointer.split('/').slice(1);

function placesOf({ at, with: all, any, pictures, past, distinct, ascending, ordered, ...rest }: Content) {
  const named = [rest.matches, rest.agrees, rest.asked, rest.counts].flatMap((part) =>
    Object.keys(part ?? {}),
  );
  const listed = [all, any, pictures, past, distinct, ascending, ...(ordered ?? [])].flatMap(
    (part) => part ?? [],
  );
  return ['', ...named, ...listed].map((place) => [at, place] as const);
}

it('the places of all rules are places of the answer', () => {
  const lost = operations.flatMap(({ operationId, answer, content }) =>
    content.flatMap((rule) =>
      placesOf(rule).flatMap(([pointer, place]) => {
        const lists = schemasAt(schemas[answer ?? ''] ?? {}, partsOf(pointer));
        const items = lists.flatMap((schema) =>
          schema.type === 'array' ? schemasAt(schema, ['*']) : [schema],
        );
        return items.some((schema) => schemasAt(schema, partsOf(place)).length > 0)
          ? []
          : [`${operationId} ${pointer}${place}`];
      }),
    ),
  );
  expect(lost).toEqual([]);
});
