import { GAME_TYPES } from '@liveryjs/client/games/game-type-keys';
import { BET_STATUSES } from '@liveryjs/client/records/bet-status-keys';
import { USERNAME_PART } from '@liveryjs/client/team/username-part';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import {
  ChoiceFilter,
  Records,
  TextFilter,
  useBrand,
  useIntl,
  useLanguages,
  useMessages,
  useRecordAddress,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { teamColumns } from '@liveryjs/parts/team-columns';
import { useBetColumns } from '@liveryjs/parts/use-bet-columns';
import { useGameTypes } from '@liveryjs/parts/use-game-types';
import { useRecords } from '@liveryjs/parts/use-records';
import { getTeamBets } from '@liveryjs/schemas/calls/team';
import type { Bet, TeamBet } from '@liveryjs/schemas/platform';
import type { Props } from './team-bets.props.ts';

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
  const columns = teamColumns(useBetColumns(money), ({ bet }: TeamBet) => bet, t('teamBets.username'));
  return (
    <Records
      label={t('teamBets.label')}
      address={address}
      record={record}
      filters={
        <>
          <TextFilter
            label={t('teamBets.username')}
            value={username}
            onType={(text) => address.change({ username: text })}
          />
          <ChoiceFilter
            label={t('betRecords.gameType')}
            value={gameType}
            options={useGameTypes(address.chosen.gameType)}
            onChoose={(chosen) => address.change({ gameType: chosen })}
          />
          <ChoiceFilter
            label={t('betRecords.status')}
            value={status}
            options={statuses.map((option) => [option, t(BET_STATUSES[option])])}
            onChoose={(chosen) => address.change({ status: chosen })}
          />
        </>
      }
      columns={columns}
      rows={data?.list}
      rowKey={({ bet }) => bet.id}
      pages={data?.totalPages ?? 0}
      totals={
        data
          ? [
              { name: t('betRecords.stake'), text: money(data.stake) },
              { name: t('betRecords.payout'), text: money(data.payout) },
            ]
          : []
      }
      readAll={record.readAll}
      fileName="team-bets"
    />
  );
}
