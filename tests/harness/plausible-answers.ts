import {
  isList,
  isObject,
  type JsonSchema,
  type JsonValue,
  type SchemaFiles,
} from '@liveryjs/compiler/manifest';
import fc, { type Arbitrary } from 'fast-check';

/** A form that holds itself is followed so often. */
const DEPTH = 5;

/** The words of all texts. */
export const WORDS: readonly string[] = [
  'lorem',
  'ipsum',
  'dolor',
  'sit',
  'amet',
  'consectetur',
  'adipiscing',
  'elit',
  'sed',
  'eiusmod',
];

const lorem = fc.constantFrom(...WORDS);
const words = fc.array(lorem, { minLength: 1, maxLength: 3 }).map((several) => several.join(' '));
const picture = lorem.map((name) => `/img/${name}.png`);
const moment = fc
  .integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) })
  .map((time) => new Date(time).toISOString());

/**
 * Values as a tool makes them that knows a contract's schemas and nothing else: of the right shape, with words, numbers, dates
 * and addresses as they might be.
 */
export function plausible(schema: JsonSchema, schemas: SchemaFiles, depth = DEPTH): Arbitrary<unknown> {
  const inner = (part: JsonValue | undefined) =>
    isObject(part) ? plausible(part, schemas, depth - 1) : lorem;
  const { $ref, anyOf, enum: list, const: constant, type, items, properties, required } = schema;
  if (typeof $ref === 'string')
    return plausible({ ...schemas[`schemas/platform/${$ref}`], ...withoutRef(schema) }, schemas, depth);
  if (isList(anyOf)) return fc.oneof(...anyOf.map(inner));
  if (constant !== undefined) return fc.constant(constant);
  if (isList(list)) return fc.constantFrom(...list);
  switch (isList(type) ? type[0] : type) {
    case 'array': {
      const minLength = Number(schema.minItems ?? (depth > 0 ? 1 : 0));
      return fc.array(inner(items), { minLength, maxLength: depth > 0 ? Math.max(minLength, 4) : minLength });
    }
    case 'object': {
      if (!isObject(properties))
        return fc.dictionary(lorem, inner(schema.additionalProperties), { minKeys: 1, maxKeys: 4 });
      const needed = isList(required) ? required.map(String) : [];
      const names = Object.keys(properties).filter((name) => depth > 0 || needed.includes(name));
      return fc.record(Object.fromEntries(names.map((name) => [name, inner(properties[name])])));
    }
    case 'integer':
      return fc.integer({ min: Number(schema.minimum ?? 0), max: Number(schema.maximum ?? 1000) });
    case 'number':
      return fc.integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return textOf(schema);
  }
}

function textOf({ format, pattern, description }: JsonSchema): Arbitrary<string> {
  if (format === 'date-time') return moment;
  if (format === 'decimal') return fc.integer({ min: 1, max: 100_000 }).map(String);
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern));
  return /^(Base )?address of/i.test(String(description)) ? picture : words;
}

function withoutRef({ $ref: _, ...rest }: JsonSchema): JsonSchema {
  return rest;
}
