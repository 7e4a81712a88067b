import { Failure } from '@liveryjs/workspace/failure';
import { z } from 'zod';

/** The most letters of JSON that the items of a page have: about a thousand tokens. */
const LONGEST = 4000;

/** The members of every answer that is a page of a list. */
export const pageShape = {
  total: z.number().int().describe('Number of items in all pages'),
  next: z.string().optional().describe('Cursor of the next page; missing on the last'),
};

export const cursorShape = { cursor: z.string().optional().describe('From `next` of the page before') };

/** A part of a list, small enough for an answer. */
export interface Page<Item> {
  readonly items: Item[];
  readonly total: number;
  readonly next?: string;
}

/**
 * A page of a list: as many items as an answer has room for, and at least one.
 *
 * @param revision of what the list was made of
 * @throws Failure where the cursor is none, or of a list that has changed since
 */
export function pageOf<Item>(
  items: readonly Item[],
  cursor: string | undefined,
  revision: number,
  longest = LONGEST,
): Page<Item> {
  const start = cursor === undefined ? 0 : startOf(cursor, revision);
  let [end, length] = [start, 0];
  while (end < items.length) {
    length += JSON.stringify(items[end])?.length ?? 0;
    if (end > start && length > longest) break;
    end++;
  }
  const more = end < items.length ? { next: `${revision}-${end}` } : {};
  return { items: items.slice(start, end), total: items.length, ...more };
}

function startOf(cursor: string, revision: number): number {
  const [, from, start] = /^(\d+)-(\d+)$/.exec(cursor) ?? [];
  if (start === undefined)
    throw new Failure(
      `${JSON.stringify(cursor)} is no cursor. Take the one that the page before gave in next.`,
    );
  if (Number(from) !== revision)
    throw new Failure(
      'Files have changed since the page before, and the list with them. Begin without a cursor.',
    );
  return Number(start);
}
