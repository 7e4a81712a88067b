import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { EmptyPlace, EmptyState } from '#engine/kit/empty-state.tsx';
import { LeftOut, LeftOutSaid } from '#engine/kit/left-out.tsx';
import { leftOutOf } from '#engine/kit/left-out-count.ts';
import { type Figure, Figures } from '#engine/kit/page/figures.tsx';
import { Placeholders } from '#engine/kit/page/resource-content.tsx';
import { Pager } from '#engine/kit/pager.tsx';
import { Button } from '#engine/render/button.tsx';
import { Failure } from '#engine/render/failure.tsx';
import { Icon } from '#engine/render/icon.tsx';
import { useNotify } from '#engine/render/notices.tsx';
import { PageActions } from '#engine/render/page-actions.tsx';
import { token } from '#engine/render/token.ts';
import { useMessages } from '#engine/render/use-language.ts';
import { toCsv } from './csv.ts';
import { type Column, DataTable } from './data-table.tsx';
import { PeriodFilter } from './period-filter.tsx';
import { MOST_ROWS } from './read-all-pages.ts';
import { saveFile } from './save-file.ts';
import { Tools } from './tools.tsx';
import type { RecordAddress } from './use-record-address.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  container-type: inline-size;
`;

/** On phones the icon says it to the eye. */
const Label = styled.span`
  @container not (min-width: 26rem) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** A column of the table, of the file, or of both. */
export interface RecordColumn<Row> extends Omit<Column<Row>, 'cell'> {
  /** Returns the content of a cell in the table. Missing: the table has no such column. */
  readonly cell?: (row: Row) => ReactNode;
  /** Returns the content of a cell in the file, plain, for a program to read. Missing: the file has no such column. */
  readonly file?: (row: Row) => string;
  /** It shows only when its row is unfolded. */
  readonly isDetail?: true;
}

/** Keeps its place until there is something to save. */
const Save = styled.div`
  &[inert] {
    visibility: hidden;
  }
`;

interface Props<Row> {
  readonly label: string;
  /** Where it stands in the address, and the way to narrow it. */
  readonly address: Pick<RecordAddress<never>, 'period' | 'page' | 'change'> & { readonly chosen: object };
  /** The state of the list, as the hook that loads it tells it. */
  readonly record: {
    /** The days that were chosen are no period. */
    readonly badPeriod: boolean;
    readonly stale: boolean;
    readonly failure: string | undefined;
    readonly retry: () => void;
  };
  /** Selects beside the days. */
  readonly filters?: ReactNode;
  /** The notice that there is nothing: the name of a picture, the key of a message, and a way on. */
  readonly empty?: readonly [picture: string, message: string, action?: ReactNode];
  readonly columns: readonly RecordColumn<Row>[];
  /** undefined until known. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string | number;
  readonly pages: number;
  /** Over all pages. */
  readonly totals: readonly Figure[];
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
  const isLoaded = !badPeriod && !failure && rows && !(none && (stale || last < page));
  const chosen = Object.values(address.chosen).filter(Boolean).length;
  const [picture, nothing, action] = props.empty ?? ['records', 'records.empty'];
  return (
    <Frame aria-label={label}>
      <Tools filters={filters} chosen={chosen}>
        <PeriodFilter
          period={address.period}
          error={badPeriod && address.period.from && address.period.to ? t('records.wrongDays') : undefined}
          onChange={address.change}
        />
      </Tools>
      {!none && !failure && !badPeriod && (
        <PageActions>
          <Save inert={!rows}>
            <SaveAll {...props} />
          </Save>
        </PageActions>
      )}
      <EmptyPlace>
        {badPeriod && <EmptyState picture="calendar">{t('records.chooseDays')}</EmptyState>}
        {isLoaded && none && leftOutOf(rows) === 0 && (
          <EmptyState
            picture={picture}
            action={
              <>
                {address.period.name !== 'month' && (
                  <Button type="button" onClick={() => address.change({ period: 'month', from: '', to: '' })}>
                    {t('records.showMonth')}
                  </Button>
                )}
                {action}
              </>
            }
          >
            {/* A list that was narrowed down says nothing of the rest. */}
            {t(chosen > 0 ? 'records.empty' : nothing)}
          </EmptyState>
        )}
      </EmptyPlace>
      {isLoaded && <LeftOut of={rows} />}
      {badPeriod ? null : failure ? (
        <Failure messageKey={failure} onRetry={record.retry} />
      ) : !isLoaded ? (
        <Placeholders as="rows" />
      ) : (
        !none && (
          <>
            <Figures figures={totals} />
            {props.above}
            <LeftOutSaid value={true}>
              <DataTable
                caption={label}
                columns={columns.filter(({ isDetail }) => !isDetail).flatMap(shown)}
                details={columns.filter(({ isDetail }) => isDetail).flatMap(shown)}
                rows={rows}
                rowKey={rowKey}
                busy={stale}
              />
            </LeftOutSaid>
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

function shown<Row>({ cell, isDetail: _, ...column }: RecordColumn<Row>): Column<Row>[] {
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
      if (leftOutOf(rows) > 0) notify('engine.leftOut');
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
      <Label>{t('records.save')}</Label>
    </Button>
  );
}
