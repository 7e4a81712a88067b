import {
  Button,
  Empty,
  Failure,
  Icon,
  SectionTitle,
  Skeleton,
  token,
  useBrand,
  useIntl,
  useLanguages,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { portalSections } from '@liveryjs/platform/portal-sections';
import { siteAmount } from '@liveryjs/platform/wallet/site-amount';
import { getWinners } from '@liveryjs/schemas/calls/games';
import { useEffect, useId } from 'react';
import { useInView } from 'react-intersection-observer';
import { keyframes, styled } from 'styled-components';
import { useTurning } from './use-turning.ts';
import { rowsFrom } from './winner-list.model.ts';
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
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space.3')};
  padding-inline: ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  [data-turned] > &:last-child {
    animation: ${appear} ${token('motion.duration.normal')} ${token('motion.easing.standard')};
  }

  > svg {
    color: ${token('color.text.accent')};
  }

  div {
    min-inline-size: 0;
  }

  strong,
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  strong {
    color: ${token('color.text.primary')};
    font: ${token('typography.label')};
  }

  small {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }

  output {
    color: ${token('color.amount.positive')};
    font: ${token('typography.label')};
  }
`;

/** The latest wins of everybody. */
export default function WinnerList({ props: { title, rows, count, pauseMs } }: WidgetProps<Props>) {
  const t = useMessages();
  const intl = useIntl();
  const headingId = useId();
  const { tenant } = portalSections(useBrand());
  const { current: language } = useLanguages();
  const { ref, inView } = useInView();
  const params = { merchant: tenant.merchantCode, language: language.code, count: String(count) };
  const { data, failure, retry } = useCall(getWinners, params, { keep: true });
  const list = data?.list ?? [];
  const more = list.length > rows;
  const { at, wanted, canTurn, toggle, holds } = useTurning({ on: inView && more, pauseMs });

  useEffect(() => {
    if (!inView) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && retry(), REFRESH);
    return () => clearInterval(timer);
  });

  return (
    <section ref={ref} aria-labelledby={headingId} {...holds}>
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
        <Rows as="div" aria-busy>
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
        <Rows {...(at > 0 && { 'data-turned': '' })}>
          {rowsFrom(list, at, rows).map(({ id, name, game, amount }) => (
            <Row key={id}>
              <Icon name="crown" />
              <div>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <small dir="auto">{game}</small>
              </div>
              <output aria-label={t('winnerList.amount')}>{siteAmount(amount, intl.locale, tenant)}</output>
            </Row>
          ))}
        </Rows>
      )}
    </section>
  );
}
