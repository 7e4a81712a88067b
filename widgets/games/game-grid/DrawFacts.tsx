import { draws, followAllDraws } from '@liveryjs/client/lottery/draws';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { wholeOf } from '@liveryjs/client/wallet/whole-of';
import { token, useBrand, useIntl, useMessages, VisuallyHidden } from '@liveryjs/engine/kit';
import { TimeToClose } from '@liveryjs/parts/time-to-close';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';

const Facts = styled.p`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space.3')};
    color: ${token('color.text.accent')};
    font: ${token('typography.caption')};
    font-weight: ${token('font.weight.semibold')};
    white-space: normal;
  }

  > span {
    white-space: nowrap;
  }
`;

/** The time left to bet on a lottery's draw, and its jackpot; nothing until the platform tells them. */
export default function DrawFacts({ gameCode }: { readonly gameCode: string }) {
  const t = useMessages();
  useEffect(followAllDraws, []);
  const followed = useSnapshot(draws).byGame[gameCode];
  const jackpot = followed?.draw?.jackpot;
  const money = moneyIn(useBrand(), useIntl().locale, jackpot?.currency);
  if (!followed?.draw) return null;
  return (
    <Facts>
      <span>
        <VisuallyHidden>{t('gameGrid.closesIn')} </VisuallyHidden>
        <TimeToClose
          closesAt={followed.draw.current.closesAt}
          ahead={followed.ahead}
          closed={t('gameGrid.closed')}
        />
      </span>
      {jackpot && <span>{t('gameGrid.jackpot', { amount: money(wholeOf(jackpot.amount)) })}</span>}
    </Facts>
  );
}
