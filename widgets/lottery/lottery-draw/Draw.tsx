import { localTime } from '@liveryjs/client/lottery/draws';
import { timeLeft } from '@liveryjs/client/lottery/time-left';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { wholeOf } from '@liveryjs/client/wallet/whole-of';
import {
  Balls,
  Skeleton,
  token,
  useBrand,
  useCountdown,
  useIntl,
  useMessages,
  VisuallyHidden,
} from '@liveryjs/engine/kit';
import type { LotteryDraw, LotteryGame } from '@liveryjs/schemas/platform';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { LastNumbers } from './LastNumbers.tsx';
import type { Props } from './lottery-draw.props.ts';

const Frame = styled.section`
  container-type: inline-size;
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};
`;

const Parts = styled.div`
  display: grid;
  gap: ${token('space.4')};
  padding: ${token('space.4')} ${token('space.5')};

  h2,
  h3,
  p {
    margin: 0;
  }

  h2 {
    font: ${token('typography.heading')};
  }

  h3 {
    color: ${token('color.text.secondary')};
    font: ${token('typography.label')};
  }

  p {
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }

  > div {
    display: grid;
    gap: ${token('space.2')};
    align-content: start;
    min-inline-size: 0;
  }

  @media not all and (min-width: 64rem) {
    > div:has(> [data-folded='last']:only-child) {
      display: contents;
    }
  }

  &[data-layout='line'] {
    @container (min-width: 40rem) {
      grid-template-columns: minmax(14rem, 1fr) minmax(0, 2fr);
      gap: ${token('space.6')};
    }
  }
`;

const Clock = styled.p`
  && {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${token('space.2')};
  }

  strong {
    color: ${token('color.text.primary')};
    font: ${token('typography.figure')};
  }
`;

const Current = styled.div`
  display: grid;
  gap: ${token('space.2')};

  /* The menu says it where it folds up. */
  @media not all and (min-width: 64rem) {
    &[data-folded='last'] {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const Jackpot = styled.p`
  && {
    display: grid;
    color: ${token('color.text.secondary')};
  }

  strong {
    color: ${token('color.text.accent')};
    font: ${token('typography.heading')};
    overflow-wrap: anywhere;
  }

  small {
    font: ${token('typography.caption')};
  }
`;

const Named = styled(Skeleton)`
  min-block-size: 5.5rem;

  @media not all and (min-width: 64rem) {
    &[data-folded='last'] {
      display: none;
    }
  }
`;

const Numbered = styled(Skeleton)`
  min-block-size: 4.25rem;

  &[data-several] {
    min-block-size: 6.25rem;
  }
`;

interface AwaitedProps {
  /** Where it is known already. */
  readonly game?: LotteryGame;
  readonly layout: Props['layout'];
  readonly folded: Props['folded'];
}

/** Keeps the place of a draw that is on its way. */
export function AwaitedDraw({ game, layout, folded }: AwaitedProps) {
  return (
    <Frame as="div">
      <Parts data-layout={layout}>
        <Named data-folded={folded} />
        <Numbered data-several={game?.numbers.length === 1 ? undefined : ''} />
      </Parts>
    </Frame>
  );
}

interface DrawProps {
  readonly game: LotteryGame;
  readonly draw: LotteryDraw;
  readonly ahead: number;
  readonly layout: Props['layout'];
  readonly folded: Props['folded'];
}

/** The draw that takes bets, and the one before. */
export function Draw({ game, draw: { current, drawing, last, jackpot }, ahead, layout, folded }: DrawProps) {
  const t = useMessages();
  const money = moneyIn(useBrand(), useIntl().locale, jackpot?.currency);
  const id = useId();
  const left = useCountdown(localTime(current.closesAt, { ahead }));
  const [first] = useState(last.numero);
  const closed = t('lotteryDraw.closed', { numero: current.numero });
  const opened = t('lotteryDraw.opened', { numero: last.numero, numbers: last.numbers.join(' ') });
  return (
    <Frame aria-labelledby={id}>
      <Parts data-layout={layout}>
        <div>
          <Current data-folded={folded}>
            <h2 id={id}>
              <bdi>{game.gameName}</bdi>
            </h2>
            {left > 0 ? (
              <>
                <p>{t('lotteryDraw.current', { numero: current.numero })}</p>
                <Clock>
                  {t('lotteryDraw.closesIn')}
                  <strong role="timer" dir="ltr">
                    {timeLeft(left)}
                  </strong>
                </Clock>
              </>
            ) : (
              <p>{closed}</p>
            )}
          </Current>
          {jackpot && (
            <Jackpot>
              {t('lotteryDraw.jackpot')}
              <strong>{money(wholeOf(jackpot.amount))}</strong>
              <small>
                {t('lotteryDraw.jackpotWon', {
                  play: game.playTypes.find(({ playType }) => playType === jackpot.playType)?.labelName ?? '',
                })}
              </small>
            </Jackpot>
          )}
          {drawing && <p>{t('lotteryDraw.drawing', { numero: drawing.numero })}</p>}
        </div>
        <div>
          <h3>{t('lotteryDraw.last', { numero: last.numero })}</h3>
          {game.numbers.length === 1 ? (
            <Balls numbers={last.numbers} label={t('lotteryDraw.numbers', { numero: last.numero })} />
          ) : (
            <LastNumbers groups={game.numbers} numero={last.numero} numbers={last.numbers} />
          )}
        </div>
      </Parts>
      {/* Changes since the page opened: not what the clock says. */}
      <VisuallyHidden role="status">{left === 0 ? closed : last.numero !== first && opened}</VisuallyHidden>
    </Frame>
  );
}
