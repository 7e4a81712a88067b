import {
  Records,
  Select,
  token,
  useIntl,
  useMessages,
  useRecordAddress,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { minus } from '@liveryjs/engine/kit/plain';
import { GAME_TYPES } from '@liveryjs/platform/games/game-type-keys';
import { BET_STATUSES } from '@liveryjs/platform/records/bet-status-keys';
import type { Bet } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import type { Props } from './bet-records.props.ts';
import { useBetRecord } from './use-bet-record.ts';

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

const gameTypes = Object.keys(GAME_TYPES) as Bet['gameType'][];
const statuses = Object.keys(BET_STATUSES) as Bet['status'][];

/** The member's own bets: the page personalHistoryCopy of the member centre [2.35]. */
export default function BetRecords({ props: { pageSize } }: WidgetProps<Props>) {
  const t = useMessages();
  const intl = useIntl();
  const address = useRecordAddress('bet', { gameType: gameTypes, status: statuses });
  const { data, money, ...record } = useBetRecord(address, pageSize);
  const time = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' });
  const cells: Record<string, (bet: Bet) => string> = {
    placedAt: ({ placedAt }) => time(placedAt),
    game: ({ title }) => title,
    gameType: ({ gameType }) => t(GAME_TYPES[gameType]),
    stake: ({ stake }) => money(stake),
    payout: ({ payout, status }) => (status === 'OPEN' ? '–' : money(payout)),
    status: ({ status }) => t(BET_STATUSES[status]),
  };
  const heads = Object.keys(cells).map((id) => t(`betRecords.${id}`));
  return (
    <Records
      label={t('betRecords.label')}
      address={address}
      badPeriod={record.badPeriod}
      filters={
        <>
          <Select
            label={t('betRecords.gameType')}
            value={address.chosen.gameType}
            options={[
              ['', `${t('betRecords.gameType')}: ${t('records.all')}`],
              ...gameTypes.map((type) => [type, t(GAME_TYPES[type])] as const),
            ]}
            onChoose={(gameType) => address.change({ gameType })}
          />
          <Select
            label={t('betRecords.status')}
            value={address.chosen.status}
            options={[
              ['', `${t('betRecords.status')}: ${t('records.all')}`],
              ...statuses.map((status) => [status, t(BET_STATUSES[status])] as const),
            ]}
            onChoose={(status) => address.change({ status })}
          />
        </>
      }
      columns={Object.entries(cells).map(([id, text]) => ({
        id,
        head: t(`betRecords.${id}`),
        ...((id === 'stake' || id === 'payout') && { isNumber: true as const }),
        cell: (bet: Bet) => {
          if (id === 'game') return <bdi>{bet.title}</bdi>;
          if (id !== 'status') return text(bet);
          return (
            <Status data-status={bet.status}>
              {text(bet)}
              {bet.result !== undefined && (
                <>
                  {' · '}
                  <bdi>{bet.result}</bdi>
                </>
              )}
            </Status>
          );
        },
      }))}
      rows={data?.list}
      rowKey={({ id }) => id}
      pages={data?.totalPages ?? 0}
      stale={record.stale}
      failure={record.failure}
      onRetry={record.retry}
      totals={
        data
          ? [
              [t('betRecords.stake'), money(data.stake)],
              [t('betRecords.payout'), money(data.payout)],
              [t('betRecords.net'), money(minus(data.payout, data.stake))],
            ]
          : []
      }
      readAll={async () => [
        [...heads, t('betRecords.result')],
        ...(await record.readAll()).map((bet) => [
          bet.placedAt,
          bet.title,
          t(GAME_TYPES[bet.gameType]),
          bet.stake,
          bet.payout,
          t(BET_STATUSES[bet.status]),
          bet.result ?? '',
        ]),
      ]}
      fileName="bets"
    />
  );
}
