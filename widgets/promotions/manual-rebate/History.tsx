import { GAME_TYPES } from '@liveryjs/client/games/game-type-keys';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import {
  ChoiceFilter,
  Records,
  useBrand,
  useIntl,
  useMessages,
  useRecordAddress,
} from '@liveryjs/engine/kit';
import { MOMENT_STYLE } from '@liveryjs/engine/kit/plain';
import { useGameTypes } from '@liveryjs/parts/use-game-types';
import { useRecords } from '@liveryjs/parts/use-records';
import { getBettingBonusRecord } from '@liveryjs/schemas/calls/rewards';
import type { BettingBonusPayment, GameCategoryCode } from '@liveryjs/schemas/platform';

const gameTypes = Object.keys(GAME_TYPES) as GameCategoryCode[];

/** The earlier claims. */
export function History({ pageSize }: { pageSize: number }) {
  const t = useMessages();
  const intl = useIntl();
  const address = useRecordAddress('rebate', { gameType: gameTypes });
  const { gameType } = address.chosen;
  // An address is read with the options at hand: what is chosen is one of them.
  const filters = gameType ? { gameType: gameType as GameCategoryCode } : {};
  const { data, ...record } = useRecords(getBettingBonusRecord, address, pageSize, filters);
  const kindOf = (payment: Pick<BettingBonusPayment, 'gameType'>) => t(GAME_TYPES[payment.gameType]);
  const money = moneyIn(useBrand(), intl.locale, data?.currency);
  return (
    <Records
      label={t('manualRebate.history')}
      address={address}
      record={record}
      filters={
        <ChoiceFilter
          label={t('manualRebate.gameType')}
          value={gameType}
          options={useGameTypes(address.chosen.gameType)}
          onChoose={(type) => address.change({ gameType: type })}
        />
      }
      columns={[
        {
          id: 'at',
          head: t('manualRebate.at'),
          isMoment: true,
          cell: ({ at }) => intl.formatDate(at, MOMENT_STYLE),
          file: ({ at }) => at,
        },
        {
          id: 'gameType',
          head: t('manualRebate.gameType'),
          cell: kindOf,
          file: kindOf,
        },
        {
          id: 'amount',
          head: t('manualRebate.amount'),
          isNumber: true,
          cell: ({ amount }) => <bdi>{money(amount)}</bdi>,
          file: ({ amount }) => amount,
        },
      ]}
      rows={data?.list}
      rowKey={({ id }) => id}
      pages={data?.totalPages ?? 0}
      totals={data ? [{ name: t('manualRebate.amount'), text: money(data.amount) }] : []}
      readAll={record.readAll}
      fileName="betting-bonus"
    />
  );
}
