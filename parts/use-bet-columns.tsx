import { GAME_TYPES } from '@liveryjs/client/games/game-type-keys';
import { BET_STATUSES } from '@liveryjs/client/records/bet-status-keys';
import type { moneyIn } from '@liveryjs/client/wallet/money-in';
import { type RecordColumn, token, useIntl, useMessages } from '@liveryjs/engine/kit';
import { MOMENT_STYLE } from '@liveryjs/engine/kit/plain';
import type { Bet } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';

const Status = styled.span`
  &[data-status='WON'] {
    color: ${token('color.success.text')};
    font-weight: ${token('font.weight.semibold')};
  }

  &[data-status='OPEN'] {
    color: ${token('color.info.text')};
  }

  &:is([data-status='LOST'], [data-status='VOID']) {
    color: ${token('color.text.secondary')};
  }
`;

/**
 * Returns the columns of bets in records, the time of placing first. Their words, which the widget declares, are
 * `betRecords.*`.
 *
 * @param money of the currency of the bets
 */
export function useBetColumns(
  money: ReturnType<typeof moneyIn>,
): readonly [placedAt: RecordColumn<Bet>, ...others: RecordColumn<Bet>[]] {
  const t = useMessages();
  const intl = useIntl();
  const kindOf = ({ gameType }: Bet) => t(GAME_TYPES[gameType]);
  const statusOf = ({ status }: Bet) => t(BET_STATUSES[status]);
  return [
    {
      id: 'placedAt',
      head: t('betRecords.placedAt'),
      isMoment: true,
      cell: ({ placedAt }) => intl.formatDate(placedAt, MOMENT_STYLE),
      file: ({ placedAt }) => placedAt,
    },
    {
      id: 'game',
      head: t('betRecords.game'),
      cell: ({ title }) => <bdi>{title}</bdi>,
      file: ({ title }) => title,
    },
    { id: 'gameType', head: t('betRecords.gameType'), cell: kindOf, file: kindOf },
    {
      id: 'stake',
      head: t('betRecords.stake'),
      isNumber: true,
      cell: ({ stake }) => money(stake),
      file: ({ stake }) => stake,
    },
    {
      id: 'payout',
      head: t('betRecords.payout'),
      isNumber: true,
      cell: ({ payout, status }) => (status === 'OPEN' ? '–' : money(payout)),
      file: ({ payout }) => payout,
    },
    {
      id: 'status',
      head: t('betRecords.status'),
      cell: (bet) => (
        <Status data-status={bet.status}>
          {statusOf(bet)}
          {bet.result !== undefined && (
            <>
              {' · '}
              <bdi>{bet.result}</bdi>
            </>
          )}
        </Status>
      ),
      file: statusOf,
    },
    { id: 'result', head: t('betRecords.result'), file: ({ result }) => result ?? '' },
    {
      id: 'number',
      head: t('betRecords.number'),
      isDetail: true,
      cell: ({ id }) => <bdi dir="ltr">{id}</bdi>,
      file: ({ id }) => String(id),
    },
    {
      id: 'settledAt',
      head: t('betRecords.settledAt'),
      isDetail: true,
      cell: ({ settledAt }) => settledAt && intl.formatDate(settledAt, MOMENT_STYLE),
      file: ({ settledAt }) => settledAt ?? '',
    },
  ];
}
