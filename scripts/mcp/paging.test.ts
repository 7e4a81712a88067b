import { expect, it } from 'vitest';
import { pageOf } from './paging.ts';

const items = Array.from({ length: 10 }, (_, index) => `item ${index}`);

it('gives every item once, page by page, and at least one a page', () => {
  for (const longest of [1, 25, 1000]) {
    const all: string[] = [];
    let cursor: string | undefined;
    do {
      const page = pageOf(items, cursor, 3, longest);
      expect(page.total).toBe(10);
      all.push(...page.items);
      cursor = page.next;
    } while (cursor !== undefined);
    expect(all).toEqual(items);
  }
});

it('refuses a cursor that is none, and that of another revision', () => {
  expect(() => pageOf(items, 'x', 3)).toThrow('"x" is no cursor.');
  const { next } = pageOf(items, undefined, 3, 1);
  expect(() => pageOf(items, next, 4)).toThrow('Begin without a cursor.');
});
