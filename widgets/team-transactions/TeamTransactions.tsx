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
import { aboutMovement } from '@liveryjs/platform/records/about-movement';
import { MOVEMENT_KINDS } from '@liveryjs/platform/records/movement-keys';
import { USERNAME_PART } from '@liveryjs/platform/team/username-part';
import { moneyIn } from '@liveryjs/platform/wallet/money-in';
import { getTeamTransactions } from '@liveryjs/schemas/calls/team';
import type { Transaction, TransactionKind } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import type { Props } from './team-transactions.props.ts';

const Amount = styled.bdi`
  color: ${token('color.amount.negative')};

  &[data-in] {
    color: ${token('color.amount.positive')};
  }
`;

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
  const about = (row: Transaction) => aboutMovement(row, t('accountRecords.mainWallet'));
  return (
    <Records
      label={t('teamTransactions.label')}
      address={address}
      badPeriod={record.badPeriod}
      filters={
        <>
          <TextFilter
            label={t('teamTransactions.username')}
            value={username}
            onType={(text) => address.change({ username: text })}
          />
          <Select
            label={t('accountRecords.kind')}
            value={kind}
            options={[
              ['', `${t('accountRecords.kind')}: ${t('records.all')}`],
              ...kinds.map((one) => [one, t(MOVEMENT_KINDS[one])] as const),
            ]}
            onChoose={(chosen) => address.change({ kind: chosen })}
          />
        </>
      }
      columns={[
        {
          id: 'at',
          head: t('accountRecords.at'),
          cell: ({ transaction: { at } }) =>
            intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' }),
        },
        { id: 'username', head: t('teamTransactions.username'), cell: (row) => <bdi>{row.username}</bdi> },
        {
          id: 'kind',
          head: t('accountRecords.kind'),
          cell: ({ transaction }) => t(MOVEMENT_KINDS[transaction.kind]),
        },
        {
          id: 'about',
          head: t('accountRecords.about'),
          cell: ({ transaction }) => <bdi>{about(transaction)}</bdi>,
        },
        {
          id: 'amount',
          head: t('accountRecords.amount'),
          isNumber: true,
          cell: ({ transaction: { amount } }) => (
            <Amount {...(!amount.startsWith('-') && { 'data-in': '' })}>{money(amount, 'exceptZero')}</Amount>
          ),
        },
        {
          id: 'balance',
          head: t('accountRecords.balance'),
          isNumber: true,
          cell: ({ transaction }) => <bdi>{money(transaction.balance)}</bdi>,
        },
      ]}
      rows={data?.list}
      rowKey={({ transaction: { id, place } }) => `${id} ${place}`}
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
        [
          t('accountRecords.at'),
          t('teamTransactions.username'),
          ...['kind', 'about', 'amount', 'balance'].map((name) => t(`accountRecords.${name}`)),
        ],
        ...(await record.readAll()).map(({ username: whose, transaction }) => [
          transaction.at,
          whose,
          t(MOVEMENT_KINDS[transaction.kind]),
          about(transaction),
          transaction.amount,
          transaction.balance,
        ]),
      ]}
      fileName="team-transactions"
    />
  );
}
