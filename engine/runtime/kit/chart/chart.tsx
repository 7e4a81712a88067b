import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '#engine/kit/empty-state.tsx';
import { DataTable } from '#engine/kit/records/data-table.tsx';
import { Button } from '#engine/render/button.tsx';
import { token } from '#engine/render/token.ts';
import { useMessages } from '#engine/render/use-language.ts';
import { VisuallyHidden } from '#engine/render/visually-hidden.ts';
import { Drawing } from './drawing.tsx';
import type { ChartSeries } from './plan-chart.ts';

const Frame = styled.section`
  display: grid;
  gap: ${token('space.3')};
  padding: ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};
  position: relative;
  min-inline-size: 0;
  container-type: inline-size;

  > header {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space.3')};
    align-items: center;

    > button {
      margin-inline-start: auto;
    }
  }

  h3 {
    margin: 0;
    color: ${token('color.text.primary')};
    font: ${token('typography.subheading')};
  }
`;

interface Props {
  readonly title: string;
  readonly kind: 'bars' | 'lines';
  /** The labels of the values, from the oldest to the newest. */
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly format: (value: number) => string;
}

/**
 * Values as a drawing, or as the table that screen readers have of them at all times. Its words, which the widget
 * declares, are `chart.*`.
 */
export function Chart({ title, kind, labels, series, format }: Props) {
  const t = useMessages();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const table = (
    <DataTable
      caption={title}
      columns={[
        { id: 'label', head: t('chart.period'), cell: (index: number) => labels[index] },
        ...series.map(({ name, values }) => ({
          id: name,
          head: name,
          isNumber: true as const,
          cell: (index: number) => {
            const value = values[index] ?? null;
            return value === null ? '–' : format(value);
          },
        })),
      ]}
      rows={labels.map((_, index) => index)}
      rowKey={(index) => index}
    />
  );
  return (
    <Frame aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {labels.length > 0 && (
          <Button type="button" $tone="quiet" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {t('chart.table')}
          </Button>
        )}
      </header>
      {labels.length === 0 ? (
        <EmptyState picture="records">{t('chart.nothing')}</EmptyState>
      ) : asTable ? (
        table
      ) : (
        <>
          <Drawing kind={kind} labels={labels} series={series} format={format} />
          <VisuallyHidden as="div">{table}</VisuallyHidden>
        </>
      )}
    </Frame>
  );
}
