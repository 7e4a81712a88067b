import {
  Button,
  breathing,
  Empty,
  Failure,
  Icon,
  SectionTitle,
  Skeleton,
  token,
  useBrand,
  useLanguages,
  useMessages,
  useSeen,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { useNotOffered } from '@liveryjs/parts/use-not-offered';
import { portalSections } from '@liveryjs/platform/portal-sections';
import { getWinners } from '@liveryjs/schemas/calls/games';
import { useEffect, useId, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { useNow } from './use-now.ts';
import { useTurning } from './use-turning.ts';
import { Win } from './Win.tsx';
import { gameTypesOf, isSold, rowsFrom } from './winner-list.model.ts';
import type { Props } from './winner-list.props.ts';

/** Milliseconds after which the list is asked for anew. */
const REFRESH = 60_000;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  margin-block-end: ${token('space.3')};
`;

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(0.75rem);
  }
`;

const Rows = styled.ul`
  display: grid;
  grid-auto-rows: 3.75rem;
  gap: ${token('space.2')};
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-turned] > :last-child {
    animation: ${appear} ${token('motion.duration.normal')} ${token('motion.easing.standard')};
  }
`;

/** The latest wins of everybody. */
export default function WinnerList({
  props: { title, categories, rows, count, pauseMs },
}: WidgetProps<Props>) {
  const t = useMessages();
  const headingId = useId();
  const sections = portalSections(useBrand());
  const { current: language } = useLanguages();
  const section = useRef<HTMLElement>(null);
  const seen = useSeen(section);
  const now = useNow();
  const notOffered = useNotOffered();
  const gameType = gameTypesOf(categories, sections);
  const params = {
    merchant: sections.tenant.merchantCode,
    language: language.code,
    count: String(count),
    ...(gameType && { gameType }),
  };
  const { data, failure, retry } = useCall(getWinners, params, { keep: true });
  const list = (data?.list ?? []).filter((win) => isSold(win, categories, sections, notOffered));
  const more = list.length > rows;
  const { at, wanted, canTurn, toggle, holds, holdsFocus } = useTurning({ on: seen && more, pauseMs });

  // Rows that go by must not put off the next look.
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (!seen) return;
    const timer = setInterval(() => latest.current(), REFRESH);
    return () => clearInterval(timer);
  }, [seen]);

  return (
    <section ref={section} aria-labelledby={headingId} {...holds}>
      <Head>
        <SectionTitle id={headingId}>{t(title)}</SectionTitle>
        {more && canTurn && (
          <Button
            type="button"
            $tone="quiet"
            aria-label={t(wanted ? 'winnerList.pause' : 'winnerList.play')}
            onClick={toggle}
          >
            <Icon name={wanted ? 'pause' : 'play'} />
          </Button>
        )}
      </Head>
      {!data && failure ? (
        <Failure messageKey={failure} onRetry={retry} />
      ) : !data ? (
        <Rows as="div" aria-busy {...breathing}>
          {Array.from({ length: rows }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else
            <Skeleton key={index} />
          ))}
        </Rows>
      ) : list.length === 0 ? (
        <Empty>
          <Icon name="crown" />
          <p>{t('winnerList.empty')}</p>
        </Empty>
      ) : (
        <Rows {...(at > 0 && { 'data-turned': '' })} {...holdsFocus}>
          {rowsFrom(list, at, rows).map((win) => (
            <Win key={win.id} win={win} now={now} />
          ))}
        </Rows>
      )}
    </section>
  );
}
