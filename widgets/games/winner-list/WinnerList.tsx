import { portalSections } from '@liveryjs/client/portal-sections';
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
  useMedia,
  useMessages,
  useSeen,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { useNotOffered } from '@liveryjs/parts/use-not-offered';
import { getWinners } from '@liveryjs/schemas/calls/games';
import type { Winner } from '@liveryjs/schemas/platform';
import { useEffect, useId, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useNow } from './use-now.ts';
import { useTurning } from './use-turning.ts';
import { Win } from './Win.tsx';
import { gameTypesOf, isSold, startOf } from './winner-list.model.ts';
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
    transform: translateY(-0.75rem);
  }
`;

const Rows = styled.ul`
  display: grid;
  grid-auto-rows: 3.75rem;
  gap: ${token('space.2')};

  &[data-turned] > :first-child {
    animation: ${appear} ${token('motion.duration.normal')} ${token('motion.easing.standard')};
  }
`;

/** The latest wins of everybody: each enters on top, and none comes back. */
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
  const { data, failure, retry, pushed } = useCall(getWinners, params, { keep: true });
  const list = (data?.list ?? []).filter((win) => isSold(win, categories, sections, notOffered));
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [top, setTop] = useState<{ readonly id: Winner['id']; readonly entered: boolean }>();
  const more = list.length > rows;
  const start = still ? 0 : startOf(list, rows, top?.id);
  const shown = list[start];
  // The win that shows stays on top when newer wins come: they wait for their turn.
  if (!still && shown && shown.id !== top?.id) setTop({ id: shown.id, entered: false });
  const next = list[start - 1];
  const { wanted, toggle, holds, holdsFocus } = useTurning({
    on: seen && next !== undefined && !still,
    pauseMs,
    onTurn: () => next && setTop({ id: next.id, entered: true }),
  });

  // Rows that go by must not put off the next look.
  const latest = useRef({ retry, pushed });
  useEffect(() => {
    latest.current = { retry, pushed };
  });
  useEffect(() => {
    if (!seen) return;
    const look = () => {
      if (!latest.current.pushed()) latest.current.retry();
    };
    const timer = setInterval(look, REFRESH);
    return () => clearInterval(timer);
  }, [seen]);

  return (
    <section ref={section} aria-labelledby={headingId} {...holds}>
      <Head>
        <SectionTitle id={headingId}>{t(title)}</SectionTitle>
        {more && !still && (
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
        <Rows {...(top?.entered && { 'data-turned': '' })} {...holdsFocus}>
          {list.slice(start, start + rows).map((win) => (
            <Win key={win.id} win={win} now={now} />
          ))}
        </Rows>
      )}
    </section>
  );
}
