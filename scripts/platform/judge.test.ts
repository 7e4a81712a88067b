import type { SchemaFiles } from '@liveryjs/compiler/manifest';
import { expect, it } from 'vitest';
import { answerJudge } from './judge.ts';

const schemas: SchemaFiles = {
  'schemas/platform/thing.schema.json': {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'kind', 'more'],
    properties: {
      id: { type: 'integer' },
      kind: { enum: ['A', 'B'] },
      more: { type: ['string', 'null'] },
      code: { type: 'string', pattern: '^[A-Z]+$' },
      on: { type: 'boolean' },
      inside: { $ref: 'part.schema.json' },
    },
  },
  'schemas/platform/part.schema.json': {
    anyOf: [
      { type: 'string' },
      { type: 'object', required: ['image'], properties: { image: { type: 'string' } } },
    ],
  },
};
const judge = answerJudge(schemas);
const thing = { id: 1, kind: 'A', more: null };
const misfits = (change: object) => judge('schemas/platform/thing.schema.json', { ...thing, ...change });

it.each<[string, object]>([
  ['unknown fields', { extra: { of: 'another platform' } }],
  ['a number as text', { id: '17' }],
  ['a number for a text', { code: 5 }],
  ['yes or no as text or number', { on: 'true' }],
  ['null for a field that may be missing', { code: null, inside: null }],
  ['null where null is a value', { more: null }],
  ['each form of a choice', { inside: { image: 'x' } }],
])('passes %s', (_, change) => {
  expect(misfits(change)).toEqual([]);
});

it.each<[string, object, object]>([
  ['a field that is missing', { id: undefined }, { at: '/value/id', expected: 'a value', got: 'nothing' }],
  ['null for a field that is needed', { id: null }, { at: '/value/id', expected: 'a value', got: 'nothing' }],
  ['another type', { id: 'many' }, { at: '/value/id', expected: 'integer', got: 'another text' }],
  ['an unknown constant', { kind: 'C' }, { at: '/value/kind', expected: 'one of A, B', got: 'another text' }],
  [
    'an object that names what would make a text of it',
    { kind: { toString: true } },
    { at: '/value/kind', expected: 'one of A, B', got: 'an object' },
  ],
  [
    'such an object for yes or no',
    { on: { valueOf: 1, toString: 1 } },
    { at: '/value/on', expected: 'boolean', got: 'an object' },
  ],
  [
    'none of the forms of a choice, once',
    { inside: 7.5 },
    { at: '/value/inside', expected: 'one of the forms of the contract', got: 'a number' },
  ],
])('finds %s', (_, change, misfit) => {
  expect(misfits(change)).toEqual([{ ...misfit, serious: true }]);
});

it('passes over what is deep, beside a field that is null', () => {
  const deep = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
  expect(misfits({ extra: deep, code: null })).toEqual([]);
  expect(misfits({ extra: deep, id: null })).toHaveLength(1);
});

it('tells a text of another form without taking it for unusable', () => {
  expect(misfits({ code: 'abc' })).toEqual([
    { at: '/value/code', expected: 'a match of pattern "^[A-Z]+$"', got: 'another text', serious: false },
  ]);
});
