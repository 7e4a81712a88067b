import { moneyIn } from '@liveryjs/client/wallet/money-in';
import {
  Chart,
  Records,
  signOf,
  useBrand,
  useFacts,
  useIntl,
  useMessages,
  useRecordAddress,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { DATE_STYLE, digitsOf } from '@liveryjs/engine/kit/plain';
import { useChange } from '@liveryjs/parts/use-change';
import { useCompared } from '@liveryjs/parts/use-period';
import { getAgentIncome } from '@liveryjs/schemas/calls/contracts';
import type { AgentIncome as Income } from '@liveryjs/schemas/platform';
import { chartOf, PARTS, shownParts } from './agent-income.model.ts';
import type { Props } from './agent-income.props.ts';

type Day = Income['list'][number];

/** The income from an agent's contracts: the page myIncome of the agent centre [2.36]. */
export default function AgentIncome({ props: { pageSize } }: WidgetProps<Props>) {
  const t = useMessages();
  const intl = useIntl();
  const address = useRecordAddress('income', {});
  const minutes = String(-new Date().getTimezoneOffset());
  const { data, before, ...record } = useCompared(getAgentIncome, address, { minutes });
  const change = useChange();
  const money = moneyIn(useBrand(), intl.locale, data?.currency);
  const parts = shownParts(data, useFacts().contracts ?? []);
  const day = (text: string) => intl.formatDate(text, { ...DATE_STYLE, timeZone: 'UTC' });
  const chart = chartOf(data?.list ?? [], parts);
  const digits = digitsOf(data?.sums.net ?? '0');
  return (
    <Records
      above={
        <Chart
          title={t('agentIncome.byDay')}
          kind="bars"
          labels={chart.days.map((text) =>
            intl.formatDate(text, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
          )}
          series={chart.series.map(({ part, values }) => ({ name: t(PARTS[part]), values }))}
          format={(value) => money(value.toFixed(digits))}
        />
      }
      label={t('agentIncome.label')}
      address={address}
      record={record}
      columns={[
        { id: 'day', head: t('agentIncome.day'), cell: (row) => day(row.day), file: (row) => row.day },
        ...parts.map((part) => ({
          id: part,
          head: t(PARTS[part]),
          isNumber: true as const,
          cell: (row: Day) => <bdi>{money(row[part])}</bdi>,
          file: (row: Day) => row[part],
        })),
        {
          id: 'net',
          head: t('agentIncome.net'),
          isNumber: true,
          cell: (row) => <bdi>{money(row.net, 'exceptZero')}</bdi>,
          file: ({ net }) => net,
        },
      ]}
      rows={data?.list.slice((address.page - 1) * pageSize, address.page * pageSize)}
      rowKey={(row) => row.day}
      pages={Math.ceil((data?.list.length ?? 0) / pageSize)}
      totals={
        data
          ? [
              ...parts.map((part) => ({ id: part, name: t(PARTS[part]), text: money(data.sums[part]) })),
              {
                id: 'net' as const,
                name: t('agentIncome.net'),
                text: money(data.sums.net, 'exceptZero'),
                sign: signOf(data.sums.net),
              },
            ].map(({ id, ...figure }) => ({
              ...figure,
              change: before && change({ now: data.sums[id], before: before.sums[id], write: money }),
              course: {
                values: [...data.list].reverse().map((row) => Number(row[id])),
                format: (value: number) => money(value.toFixed(digits)),
              },
            }))
          : []
      }
      readAll={async () => data?.list ?? []}
      fileName="income"
    />
  );
}
