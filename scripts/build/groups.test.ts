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
