/** @module-tag matrix */
import { test } from 'vitest';
import { type FaultRow, walkFaults } from '#tests/harness/fault-walk.ts';
import { portal } from '#tests/harness/portal.ts';
import { faultRows } from './fault-rows/index.ts';

const aurora = portal('aurora');

/** A page, with the rows that it goes through. */
type Table = readonly [subject: string, who: string, rows: readonly FaultRow[]];

/** Rows of a subject and a visitor share a page. */
const pages = Object.entries(faultRows).flatMap(([subject, rows]): Table[] => {
  const shared = rows.filter(({ alone }) => !alone);
  const visitors = [...new Set(shared.map(({ as }) => as))];
  return [
    ...visitors.map((who): Table => [subject, who ?? 'a visitor', shared.filter(({ as }) => as === who)]),
    ...rows.filter(({ alone }) => alone).map((row): Table => [subject, row.call, [row]]),
  ];
});

test.each(pages.map((table, place) => [...table, place] as const))(
  'calls of %s (%s) fail: one part of the page says so and offers another try, the rest stands',
  // In every way for one page: the others fail in ways that take turns.
  (_, _who, rows, place) => walkFaults(aurora, rows, place === 0 ? undefined : place),
);
