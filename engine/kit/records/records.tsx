import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Empty, EmptyPlace } from '#engine/kit/empty.ts';
import { Pager } from '#engine/kit/pager.tsx';
import { Button } from '#engine/render/button.tsx';
import { Failure } from '#engine/render/failure.tsx';
import { Icon } from '#engine/render/icon.tsx';
import { useNotify } from '#engine/render/notices.tsx';
import { Skeleton } from '#engine/render/skeleton.tsx';
import { token } from '#engine/render/token.ts';
import { useMessages } from '#engine/render/use-language.ts';
import { toCsv } from './csv.ts';
import { type Column, DataTable } from './data-table.tsx';
import { PeriodFilter } from './period-filter.tsx';
import { MOST_ROWS } from './read-all-pages.ts';
import { saveFile } from './save-file.ts';
import type { RecordAddress } from './use-record-address.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  container-type: inline-size;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')};

  > * {
    flex: 0 1 12rem;
  }

  > button {
    flex: none;
  }

  > button:last-child {
    margin-inline-start: auto;
  }
`;

const Totals = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')};
  margin: 0;

  div {
    flex: 1 1 9rem;
    display: grid;
    gap: ${token('space.half')};
    padding: ${token('space.3')} ${token('space.4')};
    border: 1px solid ${token('color.border.subtle')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface.raised')};
  }

  dt {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }

  dd {
    margin: 0;
    color: ${token('color.text.primary')};
    font: ${token('typography.subheading')};
    overflow-wrap: anywhere;
  }
`;

const Line = styled(Skeleton)`
  min-block-size: ${token('size.control.lg')};
  border-radius: ${token('radius.sm')};
`;

/** A column of the table, of the file, or of both. */
export interface RecordColumn<Row> extends Omit<Column<Row>, 'cell'> {
  /** What the table shows. Missing: the table has no such column. */
  readonly cell?: (row: Row) => ReactNode;
  /** What stands in the file, plain, for a program to read. Missing: the file has no such column. */
  readonly file?: (row: Row) => string;
}

interface Props<Row> {
  readonly label: string;
  /** Where it stands in the address, and the way to narrow it. */
  readonly address: Pick<RecordAddress<never>, 'period' | 'page' | 'change'>;
  /** How what is shown stands, as the hook says that loads it. */
  readonly record: {
    /** The days that were chosen are no period. */
    readonly badPeriod: boolean;
    readonly stale: boolean;
    readonly failure: string | undefined;
    readonly retry: () => void;
  };
  /** Selects beside the days. */
  readonly filters?: ReactNode;
  readonly columns: readonly RecordColumn<Row>[];
  /** undefined until known. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string | number;
  readonly pages: number;
  /** Over all pages. */
  readonly totals: readonly (readonly [name: string, text: string])[];
  /** Between the totals and the table. */
  readonly above?: ReactNode;
  /** All rows of all pages, for a file. */
  readonly readAll: () => Promise<readonly Row[]>;
  /** Name of the file, without its ending. */
  readonly fileName: string;
}

/**
 * A list of records: filters, totals, a table in pages, a file of it all. A page behind the last gives way to the last.
 * Its words, which the widget declares, are `records.*`.
 */
export function Records<Row>(props: Props<Row>) {
  const { label, address, record, filters, columns, rows, rowKey, totals } = props;
  const { badPeriod, stale, failure } = record;
  const { page, change } = address;
  const t = useMessages();
  const none = rows?.length === 0;
  const last = none && !stale && page > 1 ? Math.max(1, props.pages) : page;
  useEffect(() => {
    if (last < page) change({ page: String(last) } as Parameters<typeof change>[0]);
  }, [last, page, change]);
  const known = !badPeriod && !failure && rows && !(none && (stale || last < page));
  return (
    <Frame aria-label={label}>
      <PeriodFilter
        period={address.period}
        error={badPeriod && address.period.from && address.period.to ? t('records.wrongDays') : undefined}
        onChange={address.change}
      />
      <Tools>
        {filters}
        {rows && !none && <SaveAll {...props} />}
      </Tools>
      <EmptyPlace>
        {(badPeriod || (known && none)) && (
          <Empty>
            <Icon name={badPeriod ? 'calendar' : 'history'} />
            <p>{t(badPeriod ? 'records.chooseDays' : 'records.empty')}</p>
          </Empty>
        )}
      </EmptyPlace>
      {badPeriod ? null : failure ? (
        <Failure messageKey={failure} onRetry={record.retry} />
      ) : !known ? (
        <div aria-busy="true">
          <Line />
          <Line />
          <Line />
        </div>
      ) : (
        !none && (
          <>
            <Totals>
              {totals.map(([name, text]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </Totals>
            {props.above}
            <DataTable
              caption={label}
              columns={columns.flatMap(shown)}
              rows={rows}
              rowKey={rowKey}
              busy={stale}
            />
            <Pager
              page={page}
              pages={props.pages}
              label={t('records.pages')}
              onTurn={(next) => change({ page: String(next) })}
            />
          </>
        )
      )}
    </Frame>
  );
}

function shown<Row>({ cell, ...column }: RecordColumn<Row>): Column<Row>[] {
  return cell ? [{ ...column, cell }] : [];
}

function SaveAll<Row>({ columns, readAll, fileName }: Pick<Props<Row>, 'columns' | 'readAll' | 'fileName'>) {
  const t = useMessages();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const rows = await readAll();
      const saved = columns.flatMap(({ head, file }) => (file ? [{ head, file }] : []));
      const lines = rows.slice(0, MOST_ROWS).map((row) => saved.map(({ file }) => file(row)));
      saveFile(`${fileName}.csv`, toCsv([saved.map(({ head }) => head), ...lines]));
      if (rows.length > MOST_ROWS) notify('records.cutOff');
    } catch {
      notify('records.notSaved', 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      type="button"
      $tone="quiet"
      aria-busy={busy}
      aria-disabled={busy}
      onClick={() => busy || void save()}
    >
      <Icon name="download" />
      {t('records.save')}
    </Button>
  );
}
