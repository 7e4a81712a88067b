import { expect, test } from 'vitest';
import { OverMap } from './over-map.ts';

test('a map over another is as a copy in which its entries were set', () => {
  const below = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ]);
  const first = new OverMap(new Map([['b', 20]]), below);
  const second = new OverMap(
    new Map([
      ['d', 400],
      ['a', 100],
    ]),
    first,
  );
  const copy = new Map([...below, ['b', 20], ['d', 400], ['a', 100]] as [string, number][]);
  expect([...second]).toEqual([...copy]);
  expect([...second.keys()]).toEqual([...copy.keys()]);
  expect([...second.values()]).toEqual([...copy.values()]);
  const seen: [string, number][] = [];
  second.forEach((value, key) => {
    seen.push([key, value]);
  });
  expect(seen).toEqual([...copy]);
  expect(second.size).toBe(copy.size);
  for (const key of ['a', 'b', 'c', 'd', 'e'])
    expect([second.get(key), second.has(key)]).toEqual([copy.get(key), copy.has(key)]);
  expect([...below]).toEqual([...new Map(Object.entries({ a: 1, b: 2, c: 3 }))]);
});
