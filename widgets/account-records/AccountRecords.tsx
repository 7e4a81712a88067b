import {
  Records,
  Select,
  token,
  useIntl,
  useMessages,
  useRecordAddress,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { aboutMovement } from '@liveryjs/platform/records/about-movement';
import { MOVEMENT_KINDS } from '@liveryjs/platform/records/movement-keys';
import type { Transaction, TransactionKind } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import type { Props } from './account-records.props.ts';
import { useTransactionRecord } from './use-transaction-record.ts';

const Amount = styled.bdi`
  color: ${token('color.amount.negative')};

  &[data-in] {
    color: ${token('color.amount.positive')};
  }
`;

const kinds = Object.keys(MOVEMENT_KINDS) as TransactionKind[];

/** Every movement of the member's own money: the page transactionHistory of the member centre [2.35]. */
export default function AccountRecords({ props: { pageSize } }: WidgetProps<Props>) {
  const t = useMessages();
  const intl = useIntl();
  const address = useRecordAddress('account', { kind: kinds });
  const { data, money, ...record } = useTransactionRecord(address, pageSize);
  const about = (row: Transaction) => aboutMovement(row, t('accountRecords.mainWallet'));
  return (
    <Records
      label={t('accountRecords.label')}
      address={address}
      badPeriod={record.badPeriod}
      filters={
        <Select
          label={t('accountRecords.kind')}
          value={address.chosen.kind}
          options={[
            ['', `${t('accountRecords.kind')}: ${t('records.all')}`],
            ...kinds.map((kind) => [kind, t(MOVEMENT_KINDS[kind])] as const),
          ]}
          onChoose={(kind) => address.change({ kind })}
        />
      }
      columns={[
        {
          id: 'at',
          head: t('accountRecords.at'),
          cell: ({ at }) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' }),
        },
        { id: 'kind', head: t('accountRecords.kind'), cell: ({ kind }) => t(MOVEMENT_KINDS[kind]) },
        { id: 'about', head: t('accountRecords.about'), cell: (row) => <bdi>{about(row)}</bdi> },
        {
          id: 'amount',
          head: t('accountRecords.amount'),
          isNumber: true,
          cell: ({ amount }) => (
            <Amount {...(!amount.startsWith('-') && { 'data-in': '' })}>{money(amount, 'exceptZero')}</Amount>
          ),
        },
        {
          id: 'balance',
          head: t('accountRecords.balance'),
          isNumber: true,
          cell: ({ balance }) => <bdi>{money(balance)}</bdi>,
        },
      ]}
      rows={data?.list}
      rowKey={({ id, place }) => `${id} ${place}`}
      pages={data?.totalPages ?? 0}
      stale={record.stale}
      failure={record.failure}
      onRetry={record.retry}
      totals={
        data
          ? [
              [t('accountRecords.income'), money(data.income)],
              [t('accountRecords.outgo'), money(data.outgo)],
            ]
          : []
      }
      readAll={async () => [
        ['at', 'kind', 'about', 'amount', 'balance'].map((name) => t(`accountRecords.${name}`)),
        ...(await record.readAll()).map((row) => [
          row.at,
          t(MOVEMENT_KINDS[row.kind]),
          about(row),
          row.amount,
          row.balance,
        ]),
      ]}
      fileName="account"
    />
  );
}
