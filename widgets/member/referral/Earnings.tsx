import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { Records, useBrand, useIntl, useMessages, useRecordAddress } from '@liveryjs/engine/kit';
import { DATE_STYLE, MOMENT_STYLE } from '@liveryjs/engine/kit/plain';
import { useRecords } from '@liveryjs/parts/use-records';
import { getReferralEarnings } from '@liveryjs/schemas/calls/rewards';

/** The earnings from friends' bets, by days. */
export function Earnings({ pageSize }: { pageSize: number }) {
  const t = useMessages();
  const intl = useIntl();
  const address = useRecordAddress('earned', {});
  const { data, ...record } = useRecords(getReferralEarnings, address, pageSize, {});
  const money = moneyIn(useBrand(), intl.locale, data?.currency);
  return (
    <Records
      label={t('referral.earnings')}
      address={address}
      record={record}
      columns={[
        {
          id: 'day',
          head: t('referral.day'),
          cell: ({ day }) => intl.formatDate(day, { ...DATE_STYLE, timeZone: 'UTC' }),
          file: ({ day }) => day,
        },
        {
          id: 'friends',
          head: t('referral.counted'),
          isNumber: true,
          cell: ({ friends }) => intl.formatNumber(friends),
          file: ({ friends }) => String(friends),
        },
        {
          id: 'turnover',
          head: t('referral.turnover'),
          isNumber: true,
          cell: ({ turnover }) => <bdi>{money(turnover)}</bdi>,
          file: ({ turnover }) => turnover,
        },
        {
          id: 'amount',
          head: t('referral.amount'),
          isNumber: true,
          cell: ({ amount }) => <bdi>{money(amount)}</bdi>,
          file: ({ amount }) => amount,
        },
        {
          id: 'paidAt',
          head: t('referral.paidAt'),
          isMoment: true,
          cell: ({ paidAt }) => intl.formatDate(paidAt, MOMENT_STYLE),
          file: ({ paidAt }) => paidAt,
        },
      ]}
      rows={data?.list}
      rowKey={({ day }) => day}
      pages={data?.totalPages ?? 0}
      totals={
        data
          ? [
              { name: t('referral.turnover'), text: money(data.turnover) },
              { name: t('referral.amount'), text: money(data.amount) },
            ]
          : []
      }
      readAll={record.readAll}
      fileName="referral"
    />
  );
}
