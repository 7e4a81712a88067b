import { isList, isObject, type JsonValue, own } from '#engine/manifest/json.ts';
import { pointerKeys, valueAt } from '#engine/manifest/pointer.ts';
import type { JsonSchema } from './json-schema.ts';

/** The schemas that hold for one value, with references followed and choices made. */
export interface Parts {
  readonly schemas: readonly JsonSchema[];
  /** Names in `$defs` that were followed to get here, such as placement. */
  readonly names: readonly string[];
}

const longestReference = 50;

/** Works out which schemas hold for a value, from the schema that stands where the value stands. */
export function partsFor(
  root: JsonSchema,
  schema: JsonValue | undefined,
  value: JsonValue | undefined,
): Parts {
  const schemas: JsonSchema[] = [];
  const names: string[] = [];
  collect(schema, 0);
  return { schemas, names };

  function collect(part: JsonValue | undefined, steps: number): void {
    // A reference that only leads to itself says nothing about the value.
    if (!isObject(part) || steps > longestReference) return;
    schemas.push(part);
    if (typeof part.$ref === 'string') {
      const pointer = part.$ref.slice(1);
      names.push(pointerKeys(pointer).at(-1) ?? '');
      collect(pointer === '' ? root : valueAt(root, pointer), steps + 1);
    }
    if (isList(part.allOf)) for (const item of part.allOf) collect(item, steps + 1);
    if (isObject(part.if)) collect(holds(part.if, value) ? part.then : part.else, steps + 1);
  }
}

/** Whether a condition of `if` holds. Knows const, enum, required and properties, which choices are made of. */
function holds(condition: JsonSchema, value: JsonValue | undefined): boolean {
  if ('const' in condition && condition.const !== value) return false;
  if (isList(condition.enum) && !condition.enum.includes(value ?? null)) return false;
  if (isList(condition.required)) {
    for (const key of condition.required) if (own(value, String(key)) === undefined) return false;
  }
  if (!isObject(condition.properties)) return true;
  return Object.entries(condition.properties).every(([key, schema]) => {
    const member = own(value, key);
    return member === undefined || !isObject(schema) || holds(schema, member);
  });
}

/** The schemas for a member of an object. */
export function memberSchemas(parts: Parts, key: string): JsonValue[] {
  return parts.schemas.flatMap(
    (schema) =>
      own(schema.properties, key) ??
      (isObject(schema.additionalProperties) ? schema.additionalProperties : []),
  );
}

/** The schemas for the items of a list. */
export function itemSchemas(parts: Parts): JsonValue[] {
  return parts.schemas.flatMap((schema) => schema.items ?? []);
}

/** Keys of an object that the schemas name. */
export function namedKeys(parts: Parts): string[] {
  return [
    ...new Set(
      parts.schemas.flatMap((schema) => (isObject(schema.properties) ? Object.keys(schema.properties) : [])),
    ),
  ];
}

/** The first value of a keyword in the schemas. */
export function keyword(parts: Parts, name: string): JsonValue | undefined {
  for (const schema of parts.schemas) if (Object.hasOwn(schema, name)) return schema[name];
  return undefined;
}

/** All schemas for several at once. */
export function partsForAll(
  root: JsonSchema,
  schemas: readonly JsonValue[],
  value: JsonValue | undefined,
): Parts {
  const all = schemas.map((schema) => partsFor(root, schema, value));
  return { schemas: all.flatMap((parts) => parts.schemas), names: all.flatMap((parts) => parts.names) };
}
