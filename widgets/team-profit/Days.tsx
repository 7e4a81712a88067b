import { Button, Icon, Records, useIntl, useMessages } from '@liveryjs/engine/kit';
import { usePeriod } from '@liveryjs/parts/use-period';
import { getTeamProfitDays } from '@liveryjs/schemas/calls/team';
import type { TeamProfitDay } from '@liveryjs/schemas/platform';
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
  const { data, ...record } = usePeriod(getTeamProfitDays, address, { username: person });
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
        ...(data?.list ?? []).map((row) => [day(row), ...SUMS.map((name) => row.results[name])]),
      ]}
      fileName={`profit-${person}`}
    />
  );
}
