import { leftOutOf, withLeftOut } from '#engine/kit/left-out-count.ts';

/** Rows a page at most. */
const LARGEST_PAGE = 100;
/** Rows in one file at most: each hundred of them is a call. */
export const MOST_ROWS = 20_000;

export interface RecordPage<Row> {
  readonly list: readonly Row[];
  readonly totalPages: number;
}

/**
 * The rows of all pages, one call after the other; where there are more than one file holds, it stops behind as many,
 * and behind a page without rows, however many pages the platform names.
 *
 * @throws what the first call that fails throws
 */
export async function readAllPages<Row>(
  read: (cut: { pageNo: number; pageSize: number }) => Promise<RecordPage<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let leftOut = 0;
  for (let pageNo = 1, pages = 1; pageNo <= pages && rows.length <= MOST_ROWS; pageNo++) {
    const { list, totalPages } = await read({ pageNo, pageSize: LARGEST_PAGE });
    rows.push(...list);
    leftOut += leftOutOf(list);
    pages = list.length + leftOutOf(list) === 0 ? 0 : totalPages;
  }
  return withLeftOut(rows, leftOut);
}
