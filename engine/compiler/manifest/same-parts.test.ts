import { expect, test } from 'vitest';
import { freezeDeep, type JsonValue } from './json.ts';
import { withSameParts } from './same-parts.ts';

const read = (value: JsonValue): JsonValue => freezeDeep(structuredClone(value) as JsonValue);
const SAID = {
  name: 'Aurora',
  routes: [{ id: 'home', slots: [] }, { id: 'terms' }],
  theme: { modes: ['dark'] },
};

test('what says the same is the object that it was', () => {
  const before = read(SAID);
  expect(withSameParts(read(SAID), before)).toBe(before);
});

test('what says something else is new, and all beside it is as it was', () => {
  const before = read(SAID) as typeof SAID;
  const changed = { ...SAID, routes: [SAID.routes[0] ?? null, { id: 'terms', path: '/terms' }] };
  const after = withSameParts(read(changed), before) as typeof SAID;
  expect(after).toEqual(changed);
  expect(after.theme).toBe(before.theme);
  expect(after.routes[0]).toBe(before.routes[0]);
  expect(after.routes).not.toBe(before.routes);
  expect(Object.isFrozen(after) && Object.isFrozen(after.routes)).toBe(true);
});

test.each<[JsonValue, JsonValue]>([
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{}, []],
  [[], {}],
  [{ a: null }, {}],
  [{}, { toString: null }],
  ['text', null],
  [JSON.parse('{ "__proto__": { "a": [1] }, "b": 1 }'), JSON.parse('{ "__proto__": { "a": [1] }, "b": 2 }')],
])('%j before says nothing of %j', (before, value) => {
  expect(JSON.stringify(withSameParts(read(value), read(before)))).toBe(JSON.stringify(value));
});
