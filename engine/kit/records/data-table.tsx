import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '#engine/render/token.ts';
import { VisuallyHidden } from '#engine/render/visually-hidden.ts';

export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end, under each other. */
  readonly isNumber?: true;
}

/** From which width on there is room for a table of so many columns. */
const room = ({ $columns }: { $columns: number }) => `${Math.max(40, $columns * 6.25)}rem`;

/** Where there is room for it, a table; elsewhere one card a row. */
const Table = styled.table<{ $columns: number }>`
  inline-size: 100%;
  border-collapse: collapse;
  color: ${token('color.text.primary')};
  font: ${token('typography.small')};
  transition: opacity ${token('motion.duration.normal')};

  &[aria-busy='true'] {
    opacity: ${token('opacity.disabled')};
  }

  [data-number] {
    text-align: end;
  }

  @container (min-width: ${room}) {
    th,
    td {
      padding: ${token('space.3')};
      text-align: start;
      overflow-wrap: anywhere;
    }

    th {
      background: ${token('color.table.header')};
      font-weight: ${token('font.weight.semibold')};
      /* Its longest word is what a column has at least: amounts stay whole below a head that goes over two lines. */
      overflow-wrap: break-word;
    }

    tbody tr:nth-child(even) {
      background: ${token('color.table.stripe')};
    }

    tbody tr:hover {
      background: ${token('color.table.hover')};
    }
  }

  @container not (min-width: ${room}) {
    &,
    tbody {
      display: grid;
      gap: ${token('space.3')};
    }

    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tr {
      display: grid;
      gap: ${token('space.1')};
      padding: ${token('space.3')} ${token('space.4')};
      border: 1px solid ${token('color.border.subtle')};
      border-radius: ${token('radius.card')};
      background: ${token('color.surface.raised')};
    }

    td {
      display: grid;
      grid-template-columns: fit-content(62%) minmax(0, 1fr);
      gap: ${token('space.4')};
      text-align: end;
      overflow-wrap: anywhere;
    }

    td::before {
      text-align: start;
      color: ${token('color.text.secondary')};
      content: attr(data-head);
    }
  }
`;

interface Props<Row> {
  /** What it lists, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** What shows is about to give way to something newer. */
  readonly busy?: boolean;
}

/**
 * Rows under heads, as wide as what it stands in, which has to be a container; narrow ones show one card a row. The
 * roles are said out loud: a table that is laid out as something else would lose them.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, busy = false }: Props<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: the layout of cards would take them away
    <Table role="table" aria-busy={busy} $columns={columns.length}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ id, head, isNumber }) => (
            <th key={id} role="columnheader" scope="col" {...(isNumber && { 'data-number': '' })}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map(({ id, head, cell, isNumber }) => (
              <td key={id} role="cell" data-head={head} {...(isNumber && { 'data-number': '' })}>
                <span>{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
    // biome-ignore-end lint/a11y/noRedundantRoles: the layout of cards would take them away
  );
}
