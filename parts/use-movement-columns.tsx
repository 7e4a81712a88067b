import { aboutMovement } from '@liveryjs/client/records/about-movement';
import { MOVEMENT_KINDS } from '@liveryjs/client/records/movement-keys';
import type { moneyIn } from '@liveryjs/client/wallet/money-in';
import { type RecordColumn, token, useIntl, useMessages } from '@liveryjs/engine/kit';
import { MOMENT_STYLE } from '@liveryjs/engine/kit/plain';
import type { Transaction } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';

const Amount = styled.bdi`
  color: ${token('color.amount.negative')};

  &[data-in] {
    color: ${token('color.amount.positive')};
  }
`;

/**
 * Returns the columns of movements of money in records, the time of each first. Their words, which the widget declares, are
 * `accountRecords.*`.
 *
 * @param money of the currency of the account
 */
export function useMovementColumns(
  money: ReturnType<typeof moneyIn>,
): readonly [at: RecordColumn<Transaction>, ...others: RecordColumn<Transaction>[]] {
  const t = useMessages();
  const intl = useIntl();
  const kindOf = ({ kind }: Transaction) => t(MOVEMENT_KINDS[kind]);
  const about = (row: Transaction) => aboutMovement(row, t('accountRecords.mainWallet'));
  return [
    {
      id: 'at',
      head: t('accountRecords.at'),
      isMoment: true,
      cell: ({ at }) => intl.formatDate(at, MOMENT_STYLE),
      file: ({ at }) => at,
    },
    { id: 'kind', head: t('accountRecords.kind'), cell: kindOf, file: kindOf },
    {
      id: 'about',
      head: t('accountRecords.about'),
      cell: (row) => <bdi>{about(row)}</bdi>,
      file: about,
    },
    {
      id: 'amount',
      head: t('accountRecords.amount'),
      isNumber: true,
      cell: ({ amount }) => (
        <Amount {...(!amount.startsWith('-') && { 'data-in': '' })}>{money(amount, 'exceptZero')}</Amount>
      ),
      file: ({ amount }) => amount,
    },
    {
      id: 'balance',
      head: t('accountRecords.balance'),
      isNumber: true,
      cell: ({ balance }) => <bdi>{money(balance)}</bdi>,
      file: ({ balance }) => balance,
    },
    {
      id: 'number',
      head: t('accountRecords.number'),
      isDetail: true,
      cell: ({ id }) => <bdi dir="ltr">{id}</bdi>,
      file: ({ id }) => String(id),
    },
    {
      id: 'reference',
      head: t('accountRecords.reference'),
      isDetail: true,
      cell: ({ reference }) => <bdi dir="ltr">{reference}</bdi>,
      file: ({ reference }) => reference,
    },
  ];
}
