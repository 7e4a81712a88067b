import {
  Records,
  Select,
  TextFilter,
  token,
  useBrand,
  useIntl,
  useLanguages,
  useMessages,
  useRecordAddress,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useRecords } from '@liveryjs/parts/use-records';
import { GAME_TYPES } from '@liveryjs/platform/games/game-type-keys';
import { BET_STATUSES } from '@liveryjs/platform/records/bet-status-keys';
import { USERNAME_PART } from '@liveryjs/platform/team/username-part';
import { moneyIn } from '@liveryjs/platform/wallet/money-in';
import { getTeamBets } from '@liveryjs/schemas/calls/team';
import type { Bet } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import type { Props } from './team-bets.props.ts';

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

/** Bets of everybody below the agent: the page teamBetting of the agent centre [2.36]. */
export default function TeamBets({ props: { pageSize } }: WidgetProps<Props>) {
  const t = useMessages();
  const intl = useIntl();
  const { current: language } = useLanguages();
  const address = useRecordAddress('teamBet', {
    gameType: gameTypes,
    status: statuses,
    username: USERNAME_PART,
  });
  const { gameType, status, username } = address.chosen;
  const { data, ...record } = useRecords(getTeamBets, address, pageSize, {
    language: language.code,
    // An address is read with the options at hand: what is chosen is one of them.
    ...(gameType && { gameType: gameType as Bet['gameType'] }),
    ...(status && { status: status as Bet['status'] }),
    ...(username && { username }),
  });
  const money = moneyIn(useBrand(), intl.locale, data?.currency);
  const all = (name: string) => ['', `${t(name)}: ${t('records.all')}`] as const;
  return (
    <Records
      label={t('teamBets.label')}
      address={address}
      badPeriod={record.badPeriod}
      filters={
        <>
          <TextFilter
            label={t('teamBets.username')}
            value={username}
            onType={(text) => address.change({ username: text })}
          />
          <Select
            label={t('betRecords.gameType')}
            value={gameType}
            options={[
              all('betRecords.gameType'),
              ...gameTypes.map((type) => [type, t(GAME_TYPES[type])] as const),
            ]}
            onChoose={(chosen) => address.change({ gameType: chosen })}
          />
          <Select
            label={t('betRecords.status')}
            value={status}
            options={[
              all('betRecords.status'),
              ...statuses.map((one) => [one, t(BET_STATUSES[one])] as const),
            ]}
            onChoose={(chosen) => address.change({ status: chosen })}
          />
        </>
      }
      columns={[
        {
          id: 'placedAt',
          head: t('betRecords.placedAt'),
          cell: ({ bet }) => intl.formatDate(bet.placedAt, { dateStyle: 'medium', timeStyle: 'medium' }),
        },
        { id: 'username', head: t('teamBets.username'), cell: (row) => <bdi>{row.username}</bdi> },
        { id: 'game', head: t('betRecords.game'), cell: ({ bet }) => <bdi>{bet.title}</bdi> },
        { id: 'gameType', head: t('betRecords.gameType'), cell: ({ bet }) => t(GAME_TYPES[bet.gameType]) },
        { id: 'stake', head: t('betRecords.stake'), isNumber: true, cell: ({ bet }) => money(bet.stake) },
        {
          id: 'payout',
          head: t('betRecords.payout'),
          isNumber: true,
          cell: ({ bet }) => (bet.status === 'OPEN' ? '–' : money(bet.payout)),
        },
        {
          id: 'status',
          head: t('betRecords.status'),
          cell: ({ bet }) => <Status data-status={bet.status}>{t(BET_STATUSES[bet.status])}</Status>,
        },
      ]}
      rows={data?.list}
      rowKey={({ bet }) => bet.id}
      pages={data?.totalPages ?? 0}
      stale={record.stale}
      failure={record.failure}
      onRetry={record.retry}
      totals={
        data
          ? [
              [t('betRecords.stake'), money(data.stake)],
              [t('betRecords.payout'), money(data.payout)],
            ]
          : []
      }
      readAll={async () => [
        [
          t('betRecords.placedAt'),
          t('teamBets.username'),
          ...['game', 'gameType', 'stake', 'payout', 'status', 'result'].map((name) =>
            t(`betRecords.${name}`),
          ),
        ],
        ...(await record.readAll()).map((row) => [
          row.bet.placedAt,
          row.username,
          row.bet.title,
          t(GAME_TYPES[row.bet.gameType]),
          row.bet.stake,
          row.bet.payout,
          t(BET_STATUSES[row.bet.status]),
          row.bet.result ?? '',
        ]),
      ]}
      fileName="team-bets"
    />
  );
}
