import { shownVendor } from '@liveryjs/client/games/shown-vendor';
import {
  breathing,
  Failure,
  NextPage,
  Pager,
  part,
  token,
  useAddress,
  useBrand,
  useMessages,
} from '@liveryjs/engine/kit';
import { ListHead } from '@liveryjs/parts/list-head';
import { startTransition, useCallback, useEffect, useId, useOptimistic, useRef } from 'react';
import { styled } from 'styled-components';
import { CardItems, SkeletonItems } from './Cards.tsx';
import { EmptyList } from './EmptyList.tsx';
import { type ListState, leadsWithHot, paramName, readList, writeList } from './game-grid.model.ts';
import type { Props } from './game-grid.props.ts';
import { PageGrid } from './page-grid.ts';
import { Section } from './section.ts';
import { Tools } from './Tools.tsx';
import { useGameList } from './use-game-list.ts';
import { Views } from './Views.tsx';

/** Many lists are not of tables. */
const Tables = part(() => import('./Tables.tsx'));

/** Blank cards at most: as many as a tall window shows. */
const BLANKS = 24;

const Results = styled.div`
  display: grid;
  gap: ${token('space.6')};
  /* Browsers keep what they painted of it as one: else a key in the search has them go through every card again. */
  isolation: isolate;
`;

/** Games in pages; which of them, search, vendor, order and page stand in the address [2.11], [4.14], [9.02]. */
export default function List(props: Props) {
  const { source, category, title, pageSize, card, tables, views, addressPrefix, ...tools } = props;
  const t = useMessages();
  const brand = useBrand();
  const headingId = useId();
  const resultsId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [query, setQuery] = useAddress();
  const requested = readList(query, addressPrefix);
  const choices = source === 'list' ? (['all', ...views] as const) : [source];
  const view = choices.find((choice) => choice === requested.view) ?? choices[0];
  const vassalage = shownVendor(brand, requested.vassalage) || requested.vassalage;
  const state: ListState = { ...requested, vassalage, view };
  const { games, total, pages, stale, failure, retry, closed, vendors, vendorName } = useGameList(
    category,
    state,
    pageSize,
  );

  // Fields show what was chosen at once: the address, and all that hangs on it, follows.
  const [chosen, choose] = useOptimistic(state, (now, next: Partial<ListState>) => ({ ...now, ...next }));
  const change = useCallback(
    (next: Partial<ListState>) =>
      startTransition(() => {
        choose(next);
        setQuery(writeList(next, addressPrefix), true);
      }),
    [choose, setQuery, addressPrefix],
  );
  const search = useCallback((text: string) => change({ search: text }), [change]);
  const toTop = () => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };

  const lastPage = games && !stale ? Math.max(pages, 1) : undefined;
  useEffect(() => {
    if (lastPage !== undefined && state.page > lastPage) change({ page: lastPage });
  }, [lastPage, state.page, change]);

  const place = {
    page: state.page,
    pages,
    param: paramName('page', addressPrefix),
    onChoose: toTop,
  };
  const blanks = Math.min(pageSize, BLANKS);
  const filler = state.page < pages && <NextPage {...place} />;

  return (
    <Section aria-labelledby={headingId}>
      <ListHead id={headingId} title={t(title ?? 'gameGrid.label')} shown={title !== undefined} ref={heading}>
        <p role="status">{total !== undefined && !failure && t('gameGrid.count', { count: total })}</p>
      </ListHead>
      <Tools
        {...tools}
        state={chosen}
        views={
          choices.length > 1 && (
            <Views views={choices} value={chosen.view} onChoose={(next) => change({ view: next })} />
          )
        }
        vendors={vendors}
        onSearch={search}
        onChange={change}
        headingId={headingId}
        controls={resultsId}
      />
      <Results id={resultsId}>
        {failure ? (
          <Failure messageKey={failure} onRetry={retry} />
        ) : tables && games?.length !== 0 ? (
          <Tables
            games={games}
            blanks={blanks}
            vendorName={vendorName}
            marksHot={!leadsWithHot(state)}
            busy={stale}
            filler={filler}
          />
        ) : !games ? (
          <PageGrid as="div" $shape={card} $whole={blanks} aria-hidden="true" {...breathing}>
            <SkeletonItems count={blanks} shape={card} />
          </PageGrid>
        ) : games.length > 0 ? (
          <PageGrid $shape={card} $filled={filler ? games.length : 0} aria-busy={stale}>
            <CardItems games={games} shape={card} vendorName={vendorName} marksHot={!leadsWithHot(state)} />
            {filler && <li data-filler="">{filler}</li>}
          </PageGrid>
        ) : (
          <EmptyList
            state={state}
            closed={closed}
            onClear={() => {
              change({ search: '', vassalage: '', gameClassify: '' });
              heading.current?.focus();
            }}
          />
        )}
        {!failure && <Pager {...place} label={t('gameGrid.pages')} />}
      </Results>
    </Section>
  );
}
