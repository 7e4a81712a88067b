import { MOVEMENT_KINDS } from '@liveryjs/client/records/movement-keys';
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
import { useMovementColumns } from '@liveryjs/parts/use-movement-columns';
import { useRecords } from '@liveryjs/parts/use-records';
import { getTeamTransactions } from '@liveryjs/schemas/calls/team';
import type { TeamTransaction, TransactionKind } from '@liveryjs/schemas/platform';
import type { Props } from './team-transactions.props.ts';

const kinds = Object.keys(MOVEMENT_KINDS) as TransactionKind[];

/** Movements of money of everybody below the agent: the page transactionDetails of the agent centre [2.36]. */
export default function TeamTransactions({ props: { pageSize } }: WidgetProps<Props>) {
  const t = useMessages();
  const intl = useIntl();
  const { current: language } = useLanguages();
  const address = useRecordAddress('teamMoney', { kind: kinds, username: USERNAME_PART });
  const { kind, username } = address.chosen;
  const { data, ...record } = useRecords(getTeamTransactions, address, pageSize, {
    language: language.code,
    // An address is read with the options at hand: what is chosen is one of them.
    ...(kind && { kind: kind as TransactionKind }),
    ...(username && { username }),
  });
  const money = moneyIn(useBrand(), intl.locale, data?.currency);
  const columns = teamColumns(
    useMovementColumns(money),
    ({ transaction }: TeamTransaction) => transaction,
    t('teamTransactions.username'),
  );
  return (
    <Records
      label={t('teamTransactions.label')}
      address={address}
      record={record}
      filters={
        <>
          <TextFilter
            label={t('teamTransactions.username')}
            value={username}
            onType={(text) => address.change({ username: text })}
          />
          <ChoiceFilter
            label={t('accountRecords.kind')}
            value={kind}
            options={kinds.map((movementKind) => [movementKind, t(MOVEMENT_KINDS[movementKind])])}
            onChoose={(chosen) => address.change({ kind: chosen })}
          />
        </>
      }
      columns={columns}
      rows={data?.list}
      rowKey={({ transaction: { id, place } }) => `${id} ${place}`}
      pages={data?.totalPages ?? 0}
      totals={
        data
          ? [
              { name: t('accountRecords.income'), text: money(data.income) },
              { name: t('accountRecords.outgo'), text: money(data.outgo) },
            ]
          : []
      }
      readAll={record.readAll}
      fileName="team-transactions"
    />
  );
}
