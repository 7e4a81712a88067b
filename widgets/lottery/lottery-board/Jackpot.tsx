import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { wholeOf } from '@liveryjs/client/wallet/whole-of';
import { Button, LinkTo, Skeleton, token, useBrand, useIntl, useMessages } from '@liveryjs/engine/kit';
import { TimeToClose } from '@liveryjs/parts/time-to-close';
import type { StandingLottery } from '@liveryjs/parts/use-lotteries';
import { styled } from 'styled-components';
import type { Props as WidgetProps } from './lottery-board.props.ts';

const Frame = styled.div`
  display: grid;
  gap: ${token('space.3')};
  align-content: center;
  justify-items: start;
  min-block-size: 15rem;
  padding: ${token('space.5')};
  background: ${token('color.action.accent')};
  color: ${token('color.action.onAccent')};

  p {
    margin: 0;
    font: ${token('typography.label')};
  }

  h2 {
    margin: 0;
    font: ${token('typography.heading')};
  }

  > strong {
    font: ${token('typography.display')};
    overflow-wrap: anywhere;
  }

  @container (max-width: 30rem) {
    padding: ${token('space.4')};

    > strong {
      font: ${token('typography.title')};
    }
  }
`;

const Awaited = styled(Skeleton)`
  justify-self: stretch;
`;

interface Props {
  /** Undefined while it is on its way. */
  readonly lottery: StandingLottery | undefined;
  readonly page: WidgetProps['pages'][number] | undefined;
}

/** The largest jackpot, and the way to it. */
export function Jackpot({ lottery, page }: Props) {
  const t = useMessages();
  const money = moneyIn(useBrand(), useIntl().locale, lottery?.draw.jackpot?.currency);
  if (!lottery?.draw.jackpot) {
    return (
      <Frame>
        <Awaited />
        <Awaited />
      </Frame>
    );
  }
  const { game, draw, ahead } = lottery;
  return (
    <Frame>
      <p>{t('lotteryBoard.jackpot')}</p>
      <strong>{money(wholeOf(lottery.draw.jackpot.amount))}</strong>
      <h2>
        <bdi>{game.gameName}</bdi>
      </h2>
      <p>
        {t('lotteryBoard.closesIn')}{' '}
        <TimeToClose closesAt={draw.current.closesAt} ahead={ahead} closed={t('lotteryBoard.closed')} />
      </p>
      {page && (
        <Button as={LinkTo} $tone="primary" to={{ ...page.to, query: { gameCode: game.gameCode } }}>
          {t('lotteryBoard.pick')}
        </Button>
      )}
    </Frame>
  );
}
