import { Button, Chips, Empty, TextFilter } from '@liveryjs/engine/kit';
import { Icon } from '@liveryjs/engine/render/icon';
import { useState } from 'react';
import type { DesignProps } from '#stories/foundations/foundation-story.tsx';
import { Head, List, Tools } from './page-parts.ts';
import { TokenArticle } from './TokenArticle.tsx';
import { filterTokens, type TokenFilter, tokenRows } from './token-rows.ts';

/** The number of tokens shown at first: drawing all of them takes longer than finding one. */
const AT_FIRST = 40;

/** Every token of a brand in the mode that shows, with the files that set it. */
export function LayersPage({ brand, mode, design }: DesignProps) {
  const [filter, setFilter] = useState<TokenFilter>({ text: '', source: 'all' });
  const [whole, setWhole] = useState(false);
  const rows = tokenRows(design.tokens, brand.id, mode);
  const matchingRows = filterTokens(rows, filter);
  const shown = whole ? matchingRows : matchingRows.slice(0, AT_FIRST);
  const sources: readonly (readonly [TokenFilter['source'], string])[] = [
    ['all', 'All'],
    ['own', `Set by ${brand.name}`],
    ['through', `Follow ${brand.name}`],
    ['inherited', 'Inherited'],
  ];
  const countOf = (wantedSource: TokenFilter['source']) =>
    filterTokens(rows, { text: '', source: wantedSource }).length;
  return (
    <>
      <Head>
        <h1>Token layers</h1>
        <p>
          {brand.name} has {rows.length} tokens in the mode {mode}, and sets {countOf('own')} of them itself.
          Of each stand here all files that set it: the last one counts. What its value leads to comes after.
        </p>
      </Head>
      <Tools>
        <TextFilter
          label="Token or value"
          value={filter.text}
          onType={(text) => setFilter((before) => ({ ...before, text }))}
        />
        <Chips
          label="Who sets it"
          value={filter.source}
          options={sources.map(([value, text]) => ({ value, content: `${text} · ${countOf(value)}` }))}
          onChoose={(value) =>
            setFilter((before) => ({
              ...before,
              source: sources.find(([choice]) => choice === value)?.[0] ?? 'all',
            }))
          }
        />
      </Tools>
      <List aria-live="polite">
        {shown.length === 0 && (
          <Empty>
            <Icon name="search" />
            <p>No token is like that.</p>
          </Empty>
        )}
        {shown.map((row) => (
          <TokenArticle key={row.name} row={row} brand={brand.id} />
        ))}
      </List>
      {matchingRows.length > shown.length && (
        <Button onClick={() => setWhole(true)}>Show all {matchingRows.length} tokens</Button>
      )}
    </>
  );
}
