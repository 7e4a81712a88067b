import { Records, Select, useBrand, useIntl, useMessages, useRecordAddress } from '@liveryjs/engine/kit';
import { useRecords } from '@liveryjs/parts/use-records';
import { GAME_TYPES } from '@liveryjs/platform/games/game-type-keys';
import { moneyIn } from '@liveryjs/platform/wallet/money-in';
import { getBettingBonusRecord } from '@liveryjs/schemas/calls/rewards';
import type { GameCategoryCode } from '@liveryjs/schemas/platform';

const gameTypes = Object.keys(GAME_TYPES) as GameCategoryCode[];

/** What was claimed before. */
export function History({ pageSize }: { pageSize: number }) {
  const t = useMessages();
  const intl = useIntl();
  const address = useRecordAddress('rebate', { gameType: gameTypes });
  const { gameType } = address.chosen;
  // An address is read with the options at hand: what is chosen is one of them.
  const filters = gameType ? { gameType: gameType as GameCategoryCode } : {};
  const { data, ...record } = useRecords(getBettingBonusRecord, address, pageSize, filters);
  const money = moneyIn(useBrand(), intl.locale, data?.currency);
  return (
    <Records
      label={t('manualRebate.history')}
      address={address}
      badPeriod={record.badPeriod}
      filters={
        <Select
          label={t('manualRebate.gameType')}
          value={gameType}
          options={[
            ['', `${t('manualRebate.gameType')}: ${t('records.all')}`],
            ...gameTypes.map((type) => [type, t(GAME_TYPES[type])] as const),
          ]}
          onChoose={(type) => address.change({ gameType: type })}
        />
      }
      columns={[
        {
          id: 'at',
          head: t('manualRebate.at'),
          cell: ({ at }) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
        },
        {
          id: 'gameType',
          head: t('manualRebate.gameType'),
          cell: (payment) => t(GAME_TYPES[payment.gameType]),
        },
        {
          id: 'amount',
          head: t('manualRebate.amount'),
          isNumber: true,
          cell: ({ amount }) => <bdi>{money(amount)}</bdi>,
        },
      ]}
      rows={data?.list}
      rowKey={({ id }) => id}
      pages={data?.totalPages ?? 0}
      stale={record.stale}
      failure={record.failure}
      onRetry={record.retry}
      totals={data ? [[t('manualRebate.amount'), money(data.amount)]] : []}
      readAll={async () => [
        ['at', 'gameType', 'amount'].map((name) => t(`manualRebate.${name}`)),
        ...(await record.readAll()).map((payment) => [
          payment.at,
          t(GAME_TYPES[payment.gameType]),
          payment.amount,
        ]),
      ]}
      fileName="betting-bonus"
    />
  );
}
