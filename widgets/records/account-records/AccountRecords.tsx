import { MOVEMENT_KINDS } from '@liveryjs/client/records/movement-keys';
import {
  Button,
  ChoiceFilter,
  LinkTo,
  Records,
  useMessages,
  useRecordAddress,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useMovementColumns } from '@liveryjs/parts/use-movement-columns';
import type { TransactionKind } from '@liveryjs/schemas/platform';
import type { Props } from './account-records.props.ts';
import { useTransactionRecord } from './use-transaction-record.ts';

const kinds = Object.keys(MOVEMENT_KINDS) as TransactionKind[];

/** Every movement of the member's own money: the page transactionHistory of the member centre [2.35]. */
export default function AccountRecords({ props: { pageSize, deposit } }: WidgetProps<Props>) {
  const t = useMessages();
  const address = useRecordAddress('account', { kind: kinds });
  const { data, money, ...record } = useTransactionRecord(address, pageSize);
  return (
    <Records
      label={t('accountRecords.label')}
      address={address}
      record={record}
      filters={
        <ChoiceFilter
          label={t('accountRecords.kind')}
          value={address.chosen.kind}
          options={kinds.map((kind) => [kind, t(MOVEMENT_KINDS[kind])])}
          onChoose={(kind) => address.change({ kind })}
        />
      }
      empty={[
        'money',
        'accountRecords.none',
        deposit && (
          <Button as={LinkTo} to={deposit} $tone="primary">
            {t('records.deposit')}
          </Button>
        ),
      ]}
      columns={useMovementColumns(money)}
      rows={data?.list}
      rowKey={({ id, place }) => `${id} ${place}`}
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
      fileName="account"
    />
  );
}
