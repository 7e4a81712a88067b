import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { wholeOf } from '@liveryjs/client/wallet/whole-of';
import { token, useBrand, useIntl, useMessages } from '@liveryjs/engine/kit';
import type { LotteryDraw } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';

const Line = styled.span`
  color: ${token('color.text.accent')};
  font: ${token('typography.caption')};
  font-weight: ${token('font.weight.semibold')};

  [aria-current] & {
    color: inherit;
  }
`;

/** The amount that a lottery's jackpot has grown to. */
export function Jackpot({ jackpot: { amount, currency } }: { jackpot: NonNullable<LotteryDraw['jackpot']> }) {
  const t = useMessages();
  const money = moneyIn(useBrand(), useIntl().locale, currency);
  return <Line>{t('lotteryMenu.jackpot', { amount: money(wholeOf(amount)) })}</Line>;
}
