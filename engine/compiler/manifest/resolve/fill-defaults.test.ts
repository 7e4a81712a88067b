import { describe, expect, it } from 'vitest';
import type { JsonValue } from '#compiler/manifest/json.ts';
import { fillDefaults } from './fill-defaults.ts';

const schema = {
  properties: {
    size: { default: 1 },
    look: {
      default: {},
      properties: {
        wide: { default: false },
        deep: { default: { a: 1 }, properties: { b: { default: 2 } } },
      },
    },
    list: { items: { properties: { on: { default: true } } } },
    linked: { $ref: '#/$defs/linked' },
    kind: {},
    free: { additionalProperties: { properties: { x: { default: 0 } } } },
    self: { $ref: '#/$defs/self' },
    forever: { $ref: '#/$defs/forever' },
  },
  allOf: JSON.parse(`[
    { "if": { "properties": { "kind": { "const": "a" } }, "required": ["kind"] },
      "then": { "properties": { "ofA": { "default": "a" } } } },
    { "if": { "properties": { "kind": { "enum": ["b", "c"] } } },
      "then": { "properties": { "ofB": { "default": "b" } } },
      "else": { "properties": { "other": { "default": 0 } } } },
    { "if": { "properties": { "sort": { "const": "x" } } },
      "then": { "properties": { "ofX": { "default": "x" } } } }
  ]`) as JsonValue,
  $defs: {
    linked: { default: [], items: {} },
    self: { $ref: '#/$defs/self' },
    forever: { properties: { again: { $ref: '#/$defs/forever', default: {} } } },
  },
};

const filled = { ofX: 'x', size: 1, look: { wide: false, deep: { a: 1, b: 2 } }, linked: [] };

describe('filling defaults', () => {
  it.each<[name: string, value: JsonValue, want: JsonValue]>([
    ['what is missing', { kind: 'b' }, { kind: 'b', ...filled, ofB: 'b' }],
    ['what a choice adds', { kind: 'a' }, { kind: 'a', ...filled, ofA: 'a', other: 0 }],
    ['what a choice adds when there is no key', {}, { ...filled, ofB: 'b' }],
    [
      'inside what is written',
      { kind: 'b', look: { wide: true } },
      { kind: 'b', look: { wide: true, deep: { a: 1, b: 2 } }, size: 1, linked: [], ofB: 'b', ofX: 'x' },
    ],
    [
      'inside items',
      { kind: 'b', list: [{}, { on: false }, 7] },
      { kind: 'b', list: [{ on: true }, { on: false }, 7], ...filled, ofB: 'b' },
    ],
    [
      'inside what has any name',
      { kind: 'b', free: { p: {}, q: { x: 1 } } },
      { kind: 'b', free: { p: { x: 0 }, q: { x: 1 } }, ...filled, ofB: 'b' },
    ],
    [
      'nothing where the value is of another kind',
      { kind: 'b', look: 7, list: {} },
      { kind: 'b', look: 7, list: {}, size: 1, linked: [], ofB: 'b', ofX: 'x' },
    ],
    [
      'nothing by a schema that is only itself',
      { kind: 'b', self: {} },
      { kind: 'b', self: {}, ...filled, ofB: 'b' },
    ],
  ])('fills %s', (_name, value, want) => {
    expect(fillDefaults(schema, value)).toEqual(want);
  });

  it('takes a choice that asks for no key when there is none', () => {
    expect(fillDefaults(schema, { kind: 'b', sort: 'y' })).not.toHaveProperty('ofX');
    expect(fillDefaults(schema, { kind: 'b' })).toHaveProperty('ofX', 'x');
  });

  it('changes no input, freezes the result and returns what is complete', () => {
    const value = { kind: 'b', ...filled, ofB: 'b', list: [{ on: false }] };
    const result = fillDefaults(schema, value);
    expect(result).toBe(value);
    const partial = Object.freeze({ kind: 'b' });
    const full = fillDefaults(schema, partial) as typeof filled;
    expect(partial).toEqual({ kind: 'b' });
    expect([full, full.look, full.look.deep, full.linked].every(Object.isFrozen)).toBe(true);
  });

  it('fills what several values share once, lists too', () => {
    const list = [{}];
    const filledIn = (kind: string) => (fillDefaults(schema, { kind, list }) as { list: unknown }).list;
    expect(filledIn('b')).toEqual([{ on: true }]);
    expect(filledIn('b')).toBe(filledIn('b'));
  });

  it('ends where a default holds itself', () => {
    expect(() => fillDefaults(schema, { forever: {} })).not.toThrow();
  });
});
