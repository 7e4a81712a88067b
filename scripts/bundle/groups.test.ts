import { expect, it } from 'vitest';
import { createGroups } from './groups.ts';

it('hands out the first of each group, and the others when that is over', () => {
  const groups = createGroups<string>();
  for (const item of ['a1', 'a2', 'b1', 'a3', 'b2']) groups.add(item.charAt(0), item);
  expect([groups.next(), groups.next(), groups.next(), groups.size]).toEqual(['a1', 'b1', undefined, 3]);
  groups.over('b');
  expect([groups.next(), groups.next()]).toEqual(['b2', undefined]);
  groups.over('a');
  expect([groups.next(), groups.next(), groups.next(), groups.size]).toEqual(['a2', 'a3', undefined, 0]);
});

it('lets what comes later to a group wait for its first, too', () => {
  const groups = createGroups<string>();
  groups.add('a', 'a1');
  expect(groups.next()).toBe('a1');
  groups.add('a', 'a2');
  expect(groups.next()).toBeUndefined();
  groups.over('a');
  expect(groups.next()).toBe('a2');
});

const firstWorker = { name: 'one' };
const other = { name: 'other' };
const filled = (text: string, over: readonly string[] = []) => {
  const groups = createGroups<string>();
  for (const item of text.split(' ')) groups.add(item.charAt(0), item);
  for (const group of over) groups.over(group);
  return groups;
};

it('gives a worker what belongs to its groups, before it begins another', () => {
  const groups = filled('a1 b1 c1 b2 a2', ['a', 'b', 'c']);
  expect([firstWorker, other, other, firstWorker, firstWorker].map((worker) => groups.next(worker))).toEqual([
    ...['a1', 'b1', 'b2'],
    ...['a2', 'c1'],
  ]);
});

it('has a worker without work take over a group of one that has more', () => {
  const groups = filled('a1 b1 c1 a2 b2 c2 a3 b3 c3', ['a', 'b', 'c']);
  expect([firstWorker, firstWorker, firstWorker].map((worker) => groups.next(worker))).toEqual([
    'a1',
    'a2',
    'a3',
  ]);
  expect([
    groups.next(firstWorker),
    groups.next(firstWorker),
    groups.next(firstWorker),
    groups.next(firstWorker),
  ]).toEqual('b1 b2 b3 c1'.split(' '));
  groups.add('a', 'a4');
  expect([groups.next(other), groups.next(other), groups.next(other)]).toEqual(['c2', 'c3', undefined]);
  expect(groups.next(firstWorker)).toBe('a4');
});

it('has a worker help with a group only while many items of it wait', () => {
  const items = Array.from({ length: 12 }, (_, index) => `a${index}`);
  const groups = filled(items.join(' '), ['a']);
  expect(groups.next(firstWorker)).toBe('a0');
  expect([0, 1, 2, 3, 4].map(() => groups.next(other))).toEqual(['a1', 'a2', 'a3', 'a4', undefined]);
  expect(groups.next(firstWorker)).toBe('a5');
});
