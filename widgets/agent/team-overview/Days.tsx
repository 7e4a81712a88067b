import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { Chart, useBrand, useIntl, useMessages } from '@liveryjs/engine/kit';
import type { TeamDay, TeamOverview } from '@liveryjs/schemas/platform';

const SERIES = {
  bets: ['validBets', 'payouts'],
  money: ['deposits', 'withdrawals'],
} as const satisfies Record<string, readonly (keyof TeamDay)[]>;

interface Props {
  readonly chart: keyof typeof SERIES;
  readonly overview: TeamOverview;
}

/** The figures of a team day by day. */
export function Days({ chart, overview: { days, currency } }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const money = moneyIn(useBrand(), intl.locale, currency);
  return (
    <Chart
      title={t(`teamOverview.${chart}`)}
      kind="bars"
      labels={days.map(({ from }) => intl.formatDate(from, { day: 'numeric', month: 'short' }))}
      series={SERIES[chart].map((name) => ({
        name: t(`teamOverview.${name}`),
        values: days.map((day) => Number(day[name])),
      }))}
      format={(value) => money(value.toFixed(2))}
    />
  );
}
