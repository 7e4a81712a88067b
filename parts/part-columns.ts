import type { RecordColumn } from '@liveryjs/engine/kit';

type Columns<Row> = readonly [first: RecordColumn<Row>, ...others: RecordColumn<Row>[]];

/** Columns of what is only a part of each row. */
export function partColumns<Row, Part>(
  [first, ...others]: Columns<Part>,
  partOf: (row: Row) => Part,
): Columns<Row> {
  const ofRow = ({ cell, file, ...column }: RecordColumn<Part>): RecordColumn<Row> => ({
    ...column,
    ...(cell && { cell: (row: Row) => cell(partOf(row)) }),
    ...(file && { file: (row: Row) => file(partOf(row)) }),
  });
  return [ofRow(first), ...others.map(ofRow)];
}
