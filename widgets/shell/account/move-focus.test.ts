import { expect, test } from 'vitest';
import { nextPlace } from './move-focus.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, undefined],
])('%s at %s of three places leads to %s', (key, position, want) => {
  expect(nextPlace(key, position, 3)).toBe(want);
});
