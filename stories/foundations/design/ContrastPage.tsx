import { Button, Chips, Empty, Select, TextFilter } from '@liveryjs/engine/kit';
import { Icon } from '@liveryjs/engine/render/icon';
import { useState } from 'react';
import type { DesignProps } from '#stories/foundations/foundation-story.tsx';
import { PairArticle } from './PairArticle.tsx';
import { Head, List, Tools } from './page-parts.ts';
import { filterPairs, type PairFilter, pairRows } from './pair-rows.ts';

/** The number of pairs shown at first: drawing all of them takes longer than reading the worst. */
const AT_FIRST = 24;

const ORDERS = [
  ['room', 'Nearest to failing first'],
  ['manifest', 'As the manifest lists them'],
] as const;

const OUTCOMES: readonly (readonly [PairFilter['outcome'], string])[] = [
  ['all', 'All'],
  ['fails', 'Fails'],
  ['holds', 'Below AA'],
  ['AA', 'AA'],
  ['AAA', 'AAA'],
];

/** The pairs of colours that a brand's manifest asks for, measured in every mode. */
export function ContrastPage({ brand, design }: DesignProps) {
  const [filter, setFilter] = useState<PairFilter>({ text: '', outcome: 'all', order: 'room' });
  const [whole, setWhole] = useState(false);
  const change = (part: Partial<PairFilter>) => setFilter((before) => ({ ...before, ...part }));
  const rows = pairRows(design.contrast);
  const matchingRows = filterPairs(rows, filter);
  const shown = whole ? matchingRows : matchingRows.slice(0, AT_FIRST);
  const countOf = (wantedOutcome: PairFilter['outcome']) =>
    rows.filter(({ outcome }) => wantedOutcome === 'all' || outcome === wantedOutcome).length;
  const failing = countOf('fails');
  const modes = [...new Set(design.contrast.map(({ mode }) => mode))];
  return (
    <>
      <Head>
        <h1>Contrast</h1>
        <p>
          {brand.name} has {rows.length} pairs of colours that must stay readable, measured here in{' '}
          {modes.length === 1 ? 'its one mode' : `each of its ${modes.length} modes`}.{' '}
          {failing === 0 ? 'All of them hold.' : `${failing} of them ${failing === 1 ? 'fails' : 'fail'}.`}{' '}
          Text needs 4.5 for AA and 7 for AAA; large text and controls need 3 and 4.5.
        </p>
      </Head>
      <Tools>
        <TextFilter label="Token or pair" value={filter.text} onType={(text) => change({ text })} />
        <Select
          label="Order"
          value={filter.order}
          options={ORDERS}
          onChoose={(order) => change({ order: order === 'room' ? 'room' : 'manifest' })}
        />
        <Chips
          label="Verdict in the worst mode"
          value={filter.outcome}
          options={OUTCOMES.filter(
            ([value]) => value === 'all' || value === filter.outcome || countOf(value) > 0,
          ).map(([value, text]) => ({ value, content: `${text} · ${countOf(value)}` }))}
          onChoose={(value) =>
            change({ outcome: OUTCOMES.find(([choice]) => choice === value)?.[0] ?? 'all' })
          }
        />
      </Tools>
      <List aria-live="polite">
        {shown.length === 0 && (
          <Empty>
            <Icon name="search" />
            <p>No pair is like that.</p>
          </Empty>
        )}
        {shown.map((row) => (
          <PairArticle key={row.pair.id} row={row} />
        ))}
      </List>
      {matchingRows.length > shown.length && (
        <Button onClick={() => setWhole(true)}>Show all {matchingRows.length} pairs</Button>
      )}
    </>
  );
}
