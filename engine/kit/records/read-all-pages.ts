/** Rows a page at most. */
const LARGEST_PAGE = 100;

export interface RecordPage<Row> {
  readonly list: readonly Row[];
  readonly totalPages: number;
}

/** All rows of all pages, one call after the other. @throws what the first call that fails throws */
export async function readAllPages<Row>(
  read: (cut: { page: number; pageSize: number }) => Promise<RecordPage<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { list, totalPages } = await read({ page, pageSize: LARGEST_PAGE });
    rows.push(...list);
    pages = totalPages;
  }
  return rows;
}
