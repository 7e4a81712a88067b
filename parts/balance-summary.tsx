import { balanceVisibility } from '@liveryjs/client/wallet/balance-visibility';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { hindranceOf, mostToWithdraw } from '@liveryjs/client/withdrawals/quote-withdrawal';
import {
  Badge,
  Icon,
  Progress,
  ResourceContent,
  Tile,
  token,
  useBrand,
  useIntl,
  useMessages,
} from '@liveryjs/engine/kit';
import { compareDecimals, minus, sumOf } from '@liveryjs/engine/kit/plain';
import { getDeposits } from '@liveryjs/schemas/calls/deposits';
import { getWithdrawConfig } from '@liveryjs/schemas/calls/withdrawals';
import type { DepositListResponse, WithdrawConfig } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { useCall } from './use-call.ts';

const Box = styled(Tile)`
  dl {
    display: grid;
    gap: ${token('space.3')};
    margin: 0;
  }

  dl > div {
    display: grid;
    gap: ${token('space.half')};
  }

  dd {
    margin: 0;
    color: ${token('color.text.primary')};
    font: ${token('typography.label')};
  }

  dl > div:first-child dd {
    font: ${token('typography.figure')};
  }

  dd > small {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }

  /* Beside each other above a form. */
  @container (min-width: 30rem) and (max-width: 47.99rem) {
    dl {
      grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
    }
  }
`;

const HIDDEN = '***';

/** Pages of deposits that wait are not added up: there are never more than fit one. */
const WAITING = { status: 'PENDING', pageNo: 1, pageSize: 100 } as const;

/**
 * The balance of an account, the amounts on their way, the amount left to wager, and the amount that may leave now; only as
 * far as the platform tells them. Its words are `balance.*`.
 */
export function BalanceSummary() {
  const t = useMessages();
  const config = useCall(getWithdrawConfig);
  const waiting = useCall(getDeposits, WAITING);
  return (
    <aside aria-label={t('balance.label')}>
      {/* A row that came later would move what stands below. */}
      <ResourceContent resource={waiting.loading ? { ...config, data: undefined } : config} as="rows">
        {(data) => <Sums config={data} waiting={waiting.data} />}
      </ResourceContent>
    </aside>
  );
}

function Sums({ config, waiting }: { config: WithdrawConfig; waiting: DepositListResponse | undefined }) {
  const t = useMessages();
  const { hidden } = useSnapshot(balanceVisibility);
  const money = moneyIn(useBrand(), useIntl().locale, config.currency);
  const show = (amount: string) => (hidden ? HIDDEN : money(amount));
  const awaited = waiting && waiting.totalPages <= 1 ? sumOf(waiting.list.map(({ amount }) => amount)) : '0';
  const { available, onItsWay = '0' } = config;
  const now = hindranceOf(config) === undefined ? mostToWithdraw(config) : '0';
  const rows = [
    ['balance.available', available],
    ['balance.mayWithdraw', now],
    ...(isMore(onItsWay) ? [['balance.onItsWay', onItsWay] as const] : []),
    ...(isMore(awaited) ? [['balance.awaiting', awaited] as const] : []),
  ] as const;
  return (
    <Box as="div">
      <dl>
        {rows.map(([key, amount]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>
              <bdi>{show(amount)}</bdi>
            </dd>
          </div>
        ))}
        <Wagering config={config} money={money} />
      </dl>
    </Box>
  );
}

interface WageringProps {
  readonly config: WithdrawConfig;
  readonly money: (exact: string) => string;
}

/** The amount left to wager, and the amount that it is part of, where the platform tells them. */
function Wagering({ config: { turnoverLeft, turnoverOf = '0' }, money }: WageringProps) {
  const t = useMessages();
  const wageredText = t('balance.wagered', {
    done: money(minus(turnoverOf, turnoverLeft)),
    whole: money(turnoverOf),
  });
  const isLeft = isMore(turnoverLeft);
  return (
    <div>
      <dt>{t('balance.wageringLeft')}</dt>
      <dd>
        {isLeft ? (
          <bdi>{money(turnoverLeft)}</bdi>
        ) : (
          <Badge $tone="success">
            <Icon name="check" />
            {t('balance.wageringDone')}
          </Badge>
        )}
        {isLeft && compareDecimals(turnoverOf, turnoverLeft) >= 0 && (
          <>
            <Progress
              aria-label={wageredText}
              max={Number(turnoverOf)}
              value={Number(turnoverOf) - Number(turnoverLeft)}
            />
            <small>{wageredText}</small>
          </>
        )}
      </dd>
    </div>
  );
}

const isMore = (amount: string) => compareDecimals(amount, '0') > 0;
