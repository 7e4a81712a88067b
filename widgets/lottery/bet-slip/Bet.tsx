import { picksText } from '@liveryjs/client/lottery/slip';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { Balls, token, useBrand, useIntl, useMessages } from '@liveryjs/engine/kit';
import type { LotteryBet } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { STATUS_KEYS } from './bet-slip.model.ts';

/** Numbers of a draw at most that show here: more have their place among the results. */
const MOST_NUMBERS = 10;

const Item = styled.li`
  display: grid;
  gap: ${token('space.1')};
  padding: ${token('space.3')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.md')};
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};

  header {
    display: flex;
    justify-content: space-between;
    gap: ${token('space.2')};
  }

  strong {
    color: ${token('color.text.primary')};
    font: ${token('typography.label')};
  }

  bdi {
    overflow-wrap: anywhere;
  }
`;

const Status = styled.span`
  flex: none;
  font-weight: ${token('font.weight.semibold')};

  &[data-status='WON'] {
    color: ${token('color.success.text')};
  }

  &[data-status='OPEN'] {
    color: ${token('color.text.accent')};
  }
`;

/** One bet of the member's, and how it came out. */
export function Bet({ bet }: { bet: LotteryBet }) {
  const t = useMessages();
  const { locale } = useIntl();
  const money = moneyIn(useBrand(), locale);
  const { gameName, numero, labelName, picks, total, status, payout, numbers } = bet;
  return (
    <Item>
      <header>
        <strong>
          <bdi>{gameName}</bdi>
        </strong>
        <Status data-status={status}>{t(STATUS_KEYS[status])}</Status>
      </header>
      <span>{t('betSlip.bet', { numero, label: labelName })}</span>
      <bdi>{picksText(picks)}</bdi>
      <span>{t('betSlip.paid', { total: money(total), payout: money(payout), status })}</span>
      {numbers && numbers.length <= MOST_NUMBERS && <Balls numbers={numbers} label={numero} small />}
    </Item>
  );
}
