import { pageOfLottery } from '@liveryjs/client/lottery/choose-game';
import {
  Empty,
  Failure,
  Icon,
  LinkTo,
  Skeleton,
  token,
  useIntl,
  useMessages,
  VisuallyHidden,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { TimeToClose } from '@liveryjs/parts/time-to-close';
import { type StandingLottery, useLotteries } from '@liveryjs/parts/use-lotteries';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Jackpot } from './Jackpot.tsx';
import { largestJackpot, nextDraws } from './lottery-board.model.ts';
import type { Props } from './lottery-board.props.ts';

const Frame = styled.section`
  container-type: inline-size;
`;

const Parts = styled.div`
  display: grid;
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.inverse')};
  color: ${token('color.text.onInverse')};
  overflow: hidden;

  @container (min-width: 48rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;

const Draws = styled.div`
  padding: ${token('space.5')};

  h2 {
    margin: 0 0 ${token('space.3')};
    color: ${token('color.text.onInverseSecondary')};
    font: ${token('typography.overline')};
    /* Capitals with marks leave no gap between words by themselves. */
    letter-spacing: ${token('font.letterSpacing.caps')};
    word-spacing: 0.2em;
    text-transform: uppercase;
  }

  ul {
    display: grid;
    grid-auto-rows: 3.25rem;
  }

  li {
    border-block-start: 1px solid ${token('color.text.onInverseSecondary')};
  }

  a {
    display: grid;
    grid-template-columns: minmax(4.75rem, auto) minmax(0, 1fr) auto auto;
    gap: ${token('space.3')};
    align-items: center;
    block-size: 100%;
    color: inherit;
    text-decoration: none;
  }

  a:hover strong {
    text-decoration: underline;
  }

  time {
    color: ${token('color.text.onInverseSecondary')};
    white-space: nowrap;
  }

  strong {
    display: -webkit-box;
    overflow: hidden;
    font: ${token('typography.subheading')};
    line-height: 1.2;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  @container (max-width: 30rem) {
    padding: ${token('space.4')};
  }

  /* Names need the room of the arrow. */
  @container (max-width: 20rem) {
    a {
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: ${token('space.2')};
    }

    a > svg {
      display: none;
    }
  }
`;

/** The lotteries that can be bet on next. */
export default function LotteryBoard({ props: { title, vendors, pages, groups, rows } }: WidgetProps<Props>) {
  const t = useMessages();
  const id = useId();
  const { lotteries, failure, retry } = useLotteries(vendors, groups);
  if (failure) return <Failure messageKey={failure} onRetry={retry} />;
  if (lotteries?.length === 0) {
    return (
      <Empty>
        <Icon name="ticket" />
        <p>{t('lotteryBoard.empty')}</p>
      </Empty>
    );
  }
  const jackpot = lotteries && largestJackpot(lotteries);
  return (
    <Frame aria-labelledby={id} aria-busy={!lotteries}>
      <Parts>
        {(jackpot || !lotteries) && (
          <Jackpot lottery={jackpot} page={jackpot && pageOfLottery(pages, jackpot.game)} />
        )}
        <Draws>
          <h2 id={id}>{t(title)}</h2>
          <ul>
            {lotteries
              ? nextDraws(lotteries, rows).map((lottery) => (
                  <Row
                    key={lottery.game.gameCode}
                    lottery={lottery}
                    page={pageOfLottery(pages, lottery.game)}
                  />
                ))
              : Array.from({ length: rows }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows without a name
                  <li key={index}>
                    <Skeleton />
                  </li>
                ))}
          </ul>
        </Draws>
      </Parts>
    </Frame>
  );
}

interface RowProps {
  readonly lottery: StandingLottery;
  readonly page: Props['pages'][number] | undefined;
}

function Row({ lottery: { game, draw, ahead }, page }: RowProps) {
  const t = useMessages();
  const intl = useIntl();
  const { closesAt } = draw.current;
  const content = (
    <>
      <time dateTime={closesAt}>
        <VisuallyHidden>{t('lotteryBoard.closesAt')} </VisuallyHidden>
        {intl.formatTime(closesAt)}
      </time>
      <strong>
        <bdi>{game.gameName}</bdi>
      </strong>
      <span>
        <VisuallyHidden>{t('lotteryBoard.closesIn')} </VisuallyHidden>
        <TimeToClose closesAt={closesAt} ahead={ahead} closed={t('lotteryBoard.closed')} />
      </span>
      <Icon name="chevron-end" />
    </>
  );
  if (!page) return null;
  return (
    <li>
      <LinkTo to={{ ...page.to, query: { gameCode: game.gameCode } }}>{content}</LinkTo>
    </li>
  );
}
