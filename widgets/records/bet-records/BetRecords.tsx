import { GAME_TYPES } from '@liveryjs/client/games/game-type-keys';
import { BET_STATUSES } from '@liveryjs/client/records/bet-status-keys';
import {
  Button,
  ChoiceFilter,
  LinkTo,
  Records,
  signOf,
  useMessages,
  useRecordAddress,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { minus } from '@liveryjs/engine/kit/plain';
import { useBetColumns } from '@liveryjs/parts/use-bet-columns';
import { useGameTypes } from '@liveryjs/parts/use-game-types';
import type { Bet } from '@liveryjs/schemas/platform';
import type { Props } from './bet-records.props.ts';
import { useBetRecord } from './use-bet-record.ts';

const gameTypes = Object.keys(GAME_TYPES) as Bet['gameType'][];
const statuses = Object.keys(BET_STATUSES) as Bet['status'][];

const net = ({ payout, stake }: Pick<Bet, 'payout' | 'stake'>) => minus(payout, stake);

/** The member's own bets: the page personalHistoryCopy of the member centre [2.35]. */
export default function BetRecords({ props: { pageSize, games } }: WidgetProps<Props>) {
  const t = useMessages();
  const address = useRecordAddress('bet', { gameType: gameTypes, status: statuses });
  const { data, money, ...record } = useBetRecord(address, pageSize);
  return (
    <Records
      label={t('betRecords.label')}
      address={address}
      record={record}
      filters={
        <>
          <ChoiceFilter
            label={t('betRecords.gameType')}
            value={address.chosen.gameType}
            options={useGameTypes(address.chosen.gameType)}
            onChoose={(gameType) => address.change({ gameType })}
          />
          <ChoiceFilter
            label={t('betRecords.status')}
            value={address.chosen.status}
            options={statuses.map((status) => [status, t(BET_STATUSES[status])])}
            onChoose={(status) => address.change({ status })}
          />
        </>
      }
      empty={[
        'bets',
        'betRecords.none',
        games && (
          <Button as={LinkTo} to={games} $tone="primary">
            {t('betRecords.browse')}
          </Button>
        ),
      ]}
      columns={useBetColumns(money)}
      rows={data?.list}
      rowKey={({ id }) => id}
      pages={data?.totalPages ?? 0}
      totals={
        data
          ? [
              { name: t('betRecords.stake'), text: money(data.stake) },
              { name: t('betRecords.payout'), text: money(data.payout) },
              {
                name: t('betRecords.net'),
                text: money(net(data), 'exceptZero'),
                sign: signOf(net(data)),
              },
            ]
          : []
      }
      readAll={record.readAll}
      fileName="bets"
    />
  );
}
