import { type ReactNode, useContext, useId, useState } from 'react';
import { styled } from 'styled-components';
import { LeftOut, LeftOutSaid } from '#engine/kit/left-out.tsx';
import { Button } from '#engine/render/button.tsx';
import { Icon } from '#engine/render/icon.tsx';
import { token } from '#engine/render/token.ts';
import { useMessages } from '#engine/render/use-language.ts';
import { VisuallyHidden } from '#engine/render/visually-hidden.ts';

export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end, under each other. */
  readonly isNumber?: true;
  /** A day and its time stay on one line. */
  readonly isMoment?: true;
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

  /* An amount that breaks reads as another one, and times that break at different places as a ragged column. */
  td:is([data-number], [data-moment]) > span {
    white-space: nowrap;
  }

  @container (min-width: ${room}) {
    th,
    td {
      padding: ${token('space.3')};
      text-align: start;
      overflow-wrap: anywhere;
    }

    /* Below the bar of a dialog, or the header of a page. */
    th {
      position: sticky;
      inset-block-start: var(--livery-dialog-bar, ${token('size.header')});
      background: ${token('color.table.header')};
      font-weight: ${token('font.weight.semibold')};
      /* Its longest word is what a column has at least: amounts stay whole below a head that goes over two lines. */
      overflow-wrap: break-word;
    }

    tr {
      border-block-end: 1px solid ${token('color.border.subtle')};
    }

    /* Unfolded details belong to the row above them. */
    tr:has(+ [data-details]) {
      border-block-end: 0;
    }

    tbody tr:hover {
      background: ${token('color.table.hover')};
    }

    [data-unfold] {
      inline-size: 0;
      padding-block: 0;
    }

    /* The icon says it to the eye, and the button's name to everybody else. */
    [data-unfold] button > span {
      display: none;
    }
  }

  [data-unfold] button {
    min-block-size: ${token('size.control.sm')};
    padding: ${token('space.1')};
  }

  [data-unfold] button[aria-expanded='true'] svg {
    rotate: 180deg;
  }

  @media screen {
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
        grid-template-columns: auto auto;
        align-items: baseline;
        justify-content: space-between;
        gap: ${token('space.4')};
        text-align: end;
        text-wrap: balance;
        overflow-wrap: anywhere;
      }

      td[data-head]::before {
        text-align: start;
        color: ${token('color.text.secondary')};
        content: attr(data-head);
      }

      /* The text of a cell starts where the heads do. */
      [data-unfold] button {
        margin-inline-start: calc(-1 * ${token('space.1')});
      }

      tr > td:first-child {
        margin-block-end: ${token('space.1')};
        padding-block-end: ${token('space.2')};
        border-block-end: 1px solid ${token('color.border.subtle')};
        font-weight: ${token('font.weight.semibold')};
      }

      /* One card with the row that it belongs to. */
      tr[data-details] {
        margin-block-start: calc(-1 * ${token('space.4')});
        border-block-start: 0;
        border-start-start-radius: 0;
        border-start-end-radius: 0;
      }

      tr > td[data-details] {
        grid-template-columns: minmax(0, 1fr);
        margin: 0;
        padding: 0;
        border: 0;
        font-weight: inherit;
      }
    }
  }

  /* Cards are for screens: a sheet has the table, however narrow it is, with its heads on each sheet. */
  @media print {
    font: ${token('typography.caption')};

    th,
    td {
      padding: ${token('space.1')};
      border-block-end: 1px solid;
      text-align: start;
      vertical-align: top;
      overflow-wrap: anywhere;
    }

    th {
      overflow-wrap: break-word;
    }

    [data-unfold] {
      display: none;
    }
  }
`;

const Details = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${token('space.2')} ${token('space.5')};
  margin: 0;
  text-align: start;

  dt {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

interface Props<Row> {
  /** The name of the list, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** The columns that a row shows only when it is unfolded. Their word is `records.details`. */
  readonly details?: readonly Column<Row>[];
  /** True while the content that shows is about to give way to something newer. */
  readonly busy?: boolean;
}

const NONE: readonly never[] = [];

/**
 * Rows under heads that stay in sight, as wide as what it stands in, which has to be a container; narrow ones show one
 * card a row. The roles are said out loud: a table that is laid out as something else would lose them. Where rows could not
 * be read, that is said above them, unless what stands around the table says it.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, details = NONE, busy = false }: Props<Row>) {
  const t = useMessages();
  const isSaid = useContext(LeftOutSaid);
  const withDetails = details.length > 0;
  const table = (
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
          {withDetails && (
            <th role="columnheader" scope="col" data-unfold="">
              <VisuallyHidden>{t('records.details')}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <DataRow key={rowKey(row)} row={row} columns={columns} details={details} />
        ))}
      </tbody>
    </Table>
    // biome-ignore-end lint/a11y/noRedundantRoles: the layout of cards would take them away
  );
  return (
    <>
      {!isSaid && <LeftOut of={rows} />}
      {table}
    </>
  );
}

interface RowProps<Row> extends Required<Pick<Props<Row>, 'columns' | 'details'>> {
  readonly row: Row;
}

function DataRow<Row>({ row, columns, details }: RowProps<Row>) {
  const t = useMessages();
  const id = useId();
  const [open, setOpen] = useState(false);
  const shown = details.map((column) => [column.head, column.cell(row)] as const);
  const filledCells = shown.filter(([, content]) => content !== undefined && content !== '');
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: the layout of cards would take them away
    <>
      <tr role="row">
        {columns.map(({ id: name, head, cell, isNumber, isMoment }) => (
          <td
            key={name}
            role="cell"
            data-head={head}
            {...(isNumber && { 'data-number': '' })}
            {...(isMoment && { 'data-moment': '' })}
          >
            <span>{cell(row)}</span>
          </td>
        ))}
        {details.length > 0 && (
          <td role="cell" data-unfold="">
            {filledCells.length > 0 && (
              <Button
                type="button"
                $tone="quiet"
                aria-label={t('records.details')}
                aria-expanded={open}
                aria-controls={open ? id : undefined}
                onClick={() => setOpen(!open)}
              >
                <span>{t('records.details')}</span>
                <Icon name="chevron-down" />
              </Button>
            )}
          </td>
        )}
      </tr>
      {open && (
        <tr role="row" id={id} data-details="">
          <td role="cell" colSpan={columns.length + 1} data-details="">
            <Details>
              {filledCells.map(([head, content]) => (
                <div key={head}>
                  <dt>{head}</dt>
                  <dd>{content}</dd>
                </div>
              ))}
            </Details>
          </td>
        </tr>
      )}
    </>
    // biome-ignore-end lint/a11y/noRedundantRoles: the layout of cards would take them away
  );
}
