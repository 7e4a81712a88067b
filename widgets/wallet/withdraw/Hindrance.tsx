import { moneyIn } from '@liveryjs/client/wallet/money-in';
import type { hindranceOf } from '@liveryjs/client/withdrawals/quote-withdrawal';
import { Icon, token, useBrand, useIntl, useMessages } from '@liveryjs/engine/kit';
import type { WithdrawConfig } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';

const Box = styled.p`
  display: flex;
  gap: ${token('space.2')};
  margin: 0;
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('color.warning.subtle')};
  color: ${token('color.warning.text')};
`;

interface Props {
  readonly hindrance: NonNullable<ReturnType<typeof hindranceOf>>;
  readonly config: WithdrawConfig;
}

const KEYS = {
  turnover: 'withdraw.turnover',
  count: 'withdraw.countLimit',
  day: 'withdraw.dayLimit',
  little: 'withdraw.little',
} as const;

/** Why nothing can be withdrawn now, and what there is to do. */
export function Hindrance({ hindrance, config }: Props) {
  const t = useMessages();
  const money = moneyIn(useBrand(), useIntl().locale, config.currency);
  return (
    <Box role="status">
      <Icon name="warning" />
      <span>
        {t(KEYS[hindrance], {
          left: money(config.turnoverLeft),
          least: money(config.minimum),
          count: config.countPerDay,
        })}
      </span>
    </Box>
  );
}
