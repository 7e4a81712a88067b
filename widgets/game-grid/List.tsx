import { startTransition, useCallback, useEffect, useId, useOptimistic, useRef } from 'react';
import { styled } from 'styled-components';
import { Button, Empty, Failure, Icon, Pager, token, useAddress, useMessages } from '#engine/kit/index.ts';
import type { GameCategory } from '#schemas/generated/portal.ts';
import { Cards, SkeletonCards } from './Cards.tsx';
import { isNarrowed, type ListState, paramName, readList, writeList } from './game-grid.model.ts';
import type { Props } from './game-grid.props.ts';
import { Head } from './Head.tsx';
import { Section } from './section.ts';
import { Tools } from './Tools.tsx';
import { useGameList } from './use-game-list.ts';
import { namesOf } from './use-vendors.ts';

/** Blank cards at most: as many as a tall window shows. */
const BLANKS = 24;

const Results = styled.div`
  display: grid;
  gap: ${token('space.6')};
`;

type ListProps = Props & { readonly category: GameCategory };

/** All games of a category, in pages; search, vendor, order and page stand in the address [2.11], [9.02]. */
export function List({ category, title, pageSize, card, more, addressPrefix, ...tools }: ListProps) {
  const t = useMessages();
  const headingId = useId();
  const resultsId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [query, setQuery] = useAddress();
  const state = readList(query, addressPrefix);
  const { games, total, pages, stale, failure, retry, vendors } = useGameList(category, state, pageSize);

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

  return (
    <Section aria-labelledby={headingId}>
      <Head id={headingId} title={title} more={more} ref={heading}>
        <p role="status">{games && !failure && t('gameGrid.count', { count: total })}</p>
      </Head>
      <Tools
        {...tools}
        state={chosen}
        vendors={vendors}
        onSearch={search}
        onChange={change}
        controls={resultsId}
      />
      <Results id={resultsId}>
        {failure ? (
          <Failure messageKey={failure} onRetry={retry} />
        ) : !games ? (
          <SkeletonCards count={Math.min(pageSize, BLANKS)} shape={card} />
        ) : games.length > 0 ? (
          <Cards games={games} shape={card} vendorName={namesOf(vendors)} busy={stale} />
        ) : (
          <Empty>
            <Icon name="search" />
            <p>{t(isNarrowed(state) ? 'gameGrid.emptyFiltered' : 'gameGrid.empty')}</p>
            {isNarrowed(state) && (
              <Button
                type="button"
                onClick={() => {
                  change({ search: '', vassalage: '' });
                  heading.current?.focus();
                }}
              >
                {t('gameGrid.clearFilters')}
              </Button>
            )}
          </Empty>
        )}
        {!failure && (
          <Pager
            page={state.page}
            pages={pages}
            label={t('gameGrid.pages')}
            param={paramName('page', addressPrefix)}
            onChoose={toTop}
          />
        )}
      </Results>
    </Section>
  );
}
