import { expect, test } from 'vitest';
import { pagerItems } from './pager-items.ts';

test.each([
  ['one page', 1, 1, [1]],
  ['the first of many', 1, 239, [1, 2, 3, 'gap', 239]],
  ['the second of many', 2, 239, [1, 2, 3, 'gap', 239]],
  ['one in the middle', 120, 239, [1, 'gap', 119, 120, 121, 'gap', 239]],
  ['the last of many', 239, 239, [1, 'gap', 237, 238, 239]],
  ['the first of as many as a number can say', 1, 2 ** 53 - 1, [1, 2, 3, 'gap', 2 ** 53 - 1]],
  ['few pages', 2, 3, [1, 2, 3]],
  ['a page past the end', 9, 4, [1, 2, 3, 4]],
  ['a page before the start', -3, 9, [1, 2, 3, 'gap', 9]],
])('[9.02] a pager at %s', (_, page, pages, want) => {
  expect(pagerItems(page, pages)).toEqual(want);
});
