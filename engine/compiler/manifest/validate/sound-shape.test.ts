import { describe, expect, test } from 'vitest';
import { freezeDeep, type JsonValue } from '#compiler/manifest/json.ts';
import type { JsonSchema } from '#compiler/manifest/schema/json-schema.ts';
import { createAjv } from './create-ajv.ts';
import { soundShape } from './sound-shape.ts';

const values: readonly JsonValue[] = [
  ...[null, true, false, 0, 1, 1.5, -3, 1e300, Number('1e999')],
  ...['', 'a', 'ab', 'a.b', '😀', '😀😀', 'VND', 'vnd', 'constructor'],
  ...[[], [1], ['a', 'b', 'c'], ['a', 'a'], [1, '1'], [[1], [1]], [{ a: 1 }, { a: 1 }], [{ a: 1 }, { a: 2 }]],
  ...[
    [{ a: 1 }, { b: 1 }],
    [{ a: [1] }, { a: { 0: 1 } }],
    [null, 'a'],
    [2, 'a', 3],
  ],
  ...[
    {},
    { a: 1 },
    { a: 'x' },
    { a: 1, b: 2 },
    { b: 1 },
    { c: 'x', a: 1 },
    { a: { a: { a: 1 } } },
    { ab: 1 },
  ],
  ...[{ kind: 'x' }, { kind: 'x', size: 2 }, { kind: 'y' }, { kind: 'y', size: 2 }, { toString: 1 }],
];

const node = { type: 'object', properties: { a: { $ref: '#/$defs/node' } }, additionalProperties: false };

const read: readonly JsonSchema[] = [
  { $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'A', description: 'B', $comment: 'C' },
  { default: 1, examples: [1], deprecated: true, references: '/a', maxBytes: 3, expects: 'a text' },
  ...['string', 'number', 'integer', 'boolean', 'null', 'array', 'object'].map((type) => ({ type })),
  { type: ['string', 'integer'] },
  ...[{ const: 'a' }, { const: null }, { const: 0 }, { enum: ['a', 1, null] }],
  ...[{ format: 'currency' }, { format: 'token' }, { pattern: '^a' }, { pattern: '^.$' }],
  ...[{ minLength: 1 }, { maxLength: 1 }, { minItems: 2 }, { maxItems: 2 }],
  ...[{ minProperties: 1 }, { maxProperties: 1 }, { minimum: 1 }, { maximum: 1 }],
  ...[{ exclusiveMinimum: 1 }, { exclusiveMaximum: 1 }, { uniqueItems: true }, { uniqueItems: false }],
  ...[{ items: { type: 'string' } }, { items: false }, { prefixItems: [{ const: 2 }, true] }],
  { prefixItems: [{ type: 'number' }], items: { type: 'string' } },
  { contains: { const: 'a' } },
  ...[{ required: ['a'] }, { required: ['toString'] }, { dependentRequired: { a: ['b'], c: [] } }],
  { properties: { a: { type: 'number' }, toString: { type: 'string' } } },
  { properties: { a: true }, additionalProperties: false },
  { properties: { a: true }, additionalProperties: { type: 'number' } },
  ...[{ additionalProperties: false }, { patternProperties: { '^a': { type: 'number' } } }],
  { properties: { b: true }, patternProperties: { '^a': true }, additionalProperties: false },
  { propertyNames: { maxLength: 1 } },
  ...[{ allOf: [{ type: 'string' }, { minLength: 1 }] }, { anyOf: [{ type: 'string' }, { const: 1 }] }],
  ...[{ oneOf: [{ type: 'number' }, { type: 'integer' }] }, { not: { type: 'string' } }],
  JSON.parse('{ "if": { "properties": { "kind": { "const": "x" } } }, "then": { "required": ["size"] } }'),
  { if: { type: 'string' }, else: { type: 'number' } },
  JSON.parse('{ "if": { "type": "string" }, "then": { "minLength": 1 }, "else": false }'),
  { $ref: '#/$defs/node', $defs: { node } },
  { $ref: '#/$defs/node/properties/a', $defs: { node } },
  { $ref: '#/$defs/node/$defs/name', $defs: { node: { $defs: { name: { type: 'string' } } } } },
  { $ref: '#/$defs/node', maxProperties: 0, $defs: { node } },
  { type: 'object', properties: { a: { $ref: '#' } } },
];

const beyond: readonly JsonSchema[] = [
  ...[
    { colour: 'red' },
    { nullable: true },
    { $id: 'a' },
    { $anchor: 'a' },
    { unevaluatedProperties: false },
  ],
  ...[{ $schema: 'http://json-schema.org/draft-07/schema#' }, { title: 1 }, { description: null }],
  ...[{ type: 'strin' }, { type: [] }, { type: ['string', 'string'] }, { type: 1 }],
  ...[{ const: {} }, { enum: [] }, { enum: [[]] }, { enum: 'a' }, { format: 'colour' }, { pattern: '(' }],
  ...[{ minLength: -1 }, { minItems: '1' }, { maximum: '1' }, { uniqueItems: 1 }],
  ...[{ items: [{}] }, { items: null }, { prefixItems: [] }, { allOf: [] }, { oneOf: {} }, { not: 1 }],
  ...[{ required: 'a' }, { required: ['a', 'a'] }, { required: [1] }, { dependentRequired: { a: 'b' } }],
  ...[{ properties: [] }, { properties: { a: 1 } }, { patternProperties: { '(': true } }],
  { properties: { ab: true }, patternProperties: { '^a': true } },
  ...[{ if: true }, JSON.parse('{ "then": true }'), { else: true }],
  ...[{ $ref: '#/$defs/none' }, { $ref: 'other.json' }, { $ref: '#/allOf/0', allOf: [true] }, { $ref: 1 }],
  { $defs: { unused: { type: 'strin' } } },
];

describe('what is read of schemas', () => {
  test.each(read.map((schema) => [JSON.stringify(schema), schema] as const))('%s', (_, schema) => {
    const isSound = soundShape(schema);
    const ajv = createAjv().compile(schema);
    for (const value of values) expect([value, isSound?.(value)]).toEqual([value, ajv(value)]);
  });
});

test.each(beyond.map((schema) => [JSON.stringify(schema), schema] as const))(
  '%s is left to Ajv',
  (_, schema) => {
    expect(soundShape(schema)).toBeUndefined();
  },
);

test('what is frozen is looked at once', () => {
  const isSound = soundShape({ items: { properties: { a: { type: 'number' } } } });
  let looks = 0;
  const item = new Proxy(Object.freeze({ a: 1 }), {
    getOwnPropertyDescriptor(target, key) {
      looks++;
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
  expect(isSound?.([item])).toBe(true);
  const before = looks;
  expect(isSound?.([item, ...freezeDeep([{ a: 2 }])])).toBe(true);
  expect(looks).toBe(before);
});
