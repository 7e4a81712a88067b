import { expect, test } from 'vitest';
import { createLruSet } from './lru-set.ts';

test('[9.03] what was used longest ago is forgotten first', () => {
  const set = createLruSet<string>(2);
  set.add('a');
  set.add('b');
  expect(set.has('a')).toBe(true);
  set.add('c');
  expect(['a', 'b', 'c'].map((item) => set.has(item))).toEqual([true, false, true]);
});
