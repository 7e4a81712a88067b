import { isList, isObject, type JsonValue } from '#compiler/manifest/json.ts';
import type { ComposedSchema } from './compose-schema.ts';
import { type JsonSchema, mapSchema } from './json-schema.ts';

/** Keywords that hold for the merged manifest only: a manifest that inherits may leave anything out. */
const ofTheWhole = new Set(['if', 'then', 'required', 'dependentRequired', 'minProperties', 'maxProperties']);

/** Keys of a list item that say what happens to it when lists merge by id. */
const directives = {
  $before: { type: 'string', description: 'Put this item before the one with this id.' },
  $after: { type: 'string', description: 'Put this item after the one with this id.' },
  $remove: { const: true, description: 'Leave the inherited item with this id out.' },
};

/**
 * The schema that an editor checks brand.json with while it is written: nothing is required but the ids,
 * null stands for the default, and items of lists that merge by id take `$before`, `$after`, `$remove`.
 */
export function sourceSchema(composed: ComposedSchema): JsonSchema {
  const { $defs, ...root } = composed.root;
  const { id, schemaVersion, $schema, ...sections } = members(root.properties);
  const defs = Object.entries(members($defs)).map(([name, schema]): [string, JsonValue] => {
    const { allOf, ...rest } = members(schema);
    return [name, allOf === undefined ? loosen(rest) : { ...loosen(rest), allOf }];
  });
  return {
    ...loosen({ ...root, properties: sections }),
    properties: {
      ...members({ $schema, schemaVersion, id } as JsonValue),
      ...members(loosen({ properties: sections }).properties),
    },
    required: ['schemaVersion', 'id'],
    $defs: Object.fromEntries(defs),
  };
}

function loosen(schema: JsonSchema): JsonSchema {
  return mapSchema(schema, (part) => {
    const properties = members(part.properties);
    const item = part.type === 'object' && 'id' in properties;
    const out: Record<string, JsonValue> = {};
    for (const [key, value] of Object.entries(part)) {
      if (ofTheWhole.has(key) || onlyRequires(key, value) || isInherited(part, key)) continue;
      if (key === 'properties') out[key] = { ...mapValues(properties, orNull), ...(item ? directives : {}) };
      else if (key === 'additionalProperties' && isObject(value)) out[key] = orNull(value);
      else out[key] = value;
    }
    if (item) {
      out.properties = { ...members(out.properties), id: properties.id ?? {} };
      out.required = ['id'];
    }
    return out;
  });
}

/** A list of one entry may add to an inherited one, so how many entries there must be is not known yet. */
function isInherited(part: JsonSchema, key: string): boolean {
  return key === 'minItems' && isObject(part.items) && part.items.type !== 'string';
}

function onlyRequires(key: string, value: JsonValue): boolean {
  if (key !== 'oneOf' && key !== 'anyOf') return false;
  return (
    isList(value) && value.every((item) => Object.keys(members(item)).every((name) => name === 'required'))
  );
}

function orNull(schema: JsonValue): JsonValue {
  if (!isObject(schema) || 'const' in schema) return schema;
  if (isList(schema.enum)) return { ...schema, enum: [...schema.enum, null] };
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] };
  const { description, ...rest } = schema;
  return { ...(description === undefined ? {} : { description }), anyOf: [rest, { type: 'null' }] };
}

function mapValues(record: JsonSchema, change: (value: JsonValue) => JsonValue): Record<string, JsonValue> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function members(value: JsonValue | undefined): JsonSchema {
  return isObject(value) ? value : {};
}
