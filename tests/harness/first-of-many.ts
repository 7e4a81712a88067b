import { test } from 'vitest';

/**
 * A test for each row of a table: for the first ones in `npm test`, for all others in `npm run test:matrix`.
 *
 * @param count how many rows `npm test` tries
 * @param title as `test.each` takes it
 */
export function testFirstOf<Row extends readonly unknown[]>(
  count: number,
  rows: readonly Row[],
  title: string,
  prove: (...row: Row) => Promise<void>,
): void {
  const run = (row: Row) => prove(...row);
  test.for(rows.slice(0, count))(title, run);
  test.for(rows.slice(count))(title, { tags: 'matrix' }, run);
}
