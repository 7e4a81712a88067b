import type { RecordColumn } from '@liveryjs/engine/kit';

/**
 * Columns of records of an agent's team: those of one's own records, and after the first whose record it is.
 *
 * @param own columns of what each row holds
 * @param recordOf what a row holds
 * @param head of the column with the username
 */
export function teamColumns<Row extends { readonly username: string }, Own>(
  [first, ...others]: readonly [RecordColumn<Own>, ...RecordColumn<Own>[]],
  recordOf: (row: Row) => Own,
  head: string,
): RecordColumn<Row>[] {
  const ofRow = ({ cell, file, ...column }: RecordColumn<Own>): RecordColumn<Row> => ({
    ...column,
    ...(cell && { cell: (row: Row) => cell(recordOf(row)) }),
    ...(file && { file: (row: Row) => file(recordOf(row)) }),
  });
  const username: RecordColumn<Row> = {
    id: 'username',
    head,
    cell: (row) => <bdi>{row.username}</bdi>,
    file: (row) => row.username,
  };
  return [ofRow(first), username, ...others.map(ofRow)];
}
