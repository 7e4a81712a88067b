import { token, useBrand, useIntl, useMessages } from '@liveryjs/engine/kit';
import { moneyIn } from '@liveryjs/platform/wallet/money-in';
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

/** What a lottery's jackpot has grown to. */
export function Jackpot({ jackpot: { amount, currency } }: { jackpot: NonNullable<LotteryDraw['jackpot']> }) {
  const t = useMessages();
  const money = moneyIn(useBrand(), useIntl().locale, currency);
  return <Line>{t('lotteryMenu.jackpot', { amount: money(amount) })}</Line>;
}
