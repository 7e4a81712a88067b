import { useSnapshot } from 'valtio/react';
import { Button, Icon, Records, useIntl, useMessages, useRecordPages } from '#engine/kit/index.ts';
import { session } from '#platform/session/session.ts';
import { getTeamProfitDays, teamProfitDaysKey } from '#platform/team/get-team-profit-days.ts';
import type { TeamProfitDay } from '#schemas/generated/platform.ts';
import type { Address, Sums } from './sum.ts';
import { SUMS } from './team-profit.model.ts';

interface Props {
  readonly address: Address;
  /** Username. */
  readonly person: string;
  readonly sums: Sums;
}

/** One person's days of the period. */
export function Days({ address, person, sums }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const { number } = useSnapshot(session);
  const { data, ...record } = useRecordPages<
    TeamProfitDay,
    { list: readonly TeamProfitDay[]; totalPages: number; currency: string }
  >(address, 1, {
    key: ({ from, to }) => teamProfitDaysKey(number, { from, to, username: person }),
    load: async ({ from, to }, signal) => ({
      ...(await getTeamProfitDays({ from, to, username: person }, signal)),
      totalPages: 1,
    }),
  });
  const { columns } = sums(data?.currency);
  const day = (row: TeamProfitDay) => intl.formatDate(row.day, { dateStyle: 'medium' });
  return (
    <Records
      label={t('teamProfit.open', { name: person })}
      address={address}
      badPeriod={record.badPeriod}
      filters={
        <Button type="button" onClick={() => address.change({ person: '' })}>
          <Icon name="chevron-start" />
          {t('teamProfit.back')}
        </Button>
      }
      columns={[{ id: 'day', head: t('teamProfit.day'), cell: day }, ...columns]}
      rows={data?.list}
      rowKey={(row) => row.day}
      pages={1}
      stale={record.stale}
      failure={record.failure}
      onRetry={record.retry}
      totals={[[t('teamProfit.username'), person]]}
      readAll={async () => [
        [t('teamProfit.day'), ...SUMS.map((name) => t(`teamProfit.${name}`))],
        ...(await record.readAll()).map((row) => [day(row), ...SUMS.map((name) => row.results[name])]),
      ]}
      fileName={`profit-${person}`}
    />
  );
}
