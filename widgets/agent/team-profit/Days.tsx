import { Button, Icon, Records, useIntl, useMessages } from '@liveryjs/engine/kit';
import { DATE_STYLE } from '@liveryjs/engine/kit/plain';
import { usePeriod } from '@liveryjs/parts/use-period';
import { getTeamProfitDays } from '@liveryjs/schemas/calls/team';
import type { TeamProfitDay } from '@liveryjs/schemas/platform';
import type { Address, Sums } from './sum.ts';

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
  const day = (row: TeamProfitDay) => intl.formatDate(row.day, DATE_STYLE);
  return (
    <Records
      label={t('teamProfit.open', { name: person })}
      address={address}
      record={record}
      filters={
        <Button type="button" onClick={() => address.change({ person: '' })}>
          <Icon name="chevron-start" />
          {t('teamProfit.back')}
        </Button>
      }
      columns={[{ id: 'day', head: t('teamProfit.day'), cell: day, file: day }, ...columns]}
      rows={data?.list}
      rowKey={(row) => row.day}
      pages={1}
      totals={[{ name: t('teamProfit.username'), text: person }]}
      readAll={async () => data?.list ?? []}
      fileName={`profit-${person}`}
    />
  );
}
