import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { type Figure, Figures as Shown, signOf, useBrand, useIntl, useMessages } from '@liveryjs/engine/kit';
import { useChange } from '@liveryjs/parts/use-change';
import type { TeamOverview } from '@liveryjs/schemas/platform';
import { FIGURES, isByDay } from './team-overview.model.ts';

/** The headline figures of a period, each with how it stands to the period before, and its course where that is known. */
export function Figures({ overview: { current, before, days, currency } }: { overview: TeamOverview }) {
  const t = useMessages();
  const intl = useIntl();
  const change = useChange();
  const money = moneyIn(useBrand(), intl.locale, currency);
  const count = (value: string) => intl.formatNumber(Number(value));
  return (
    <Shown
      label={t('teamOverview.figures')}
      figures={FIGURES.map(([name, isMoney]): Figure => {
        const write = isMoney ? money : count;
        const value = String(current[name]);
        const isSigned = name === 'result' || name === 'income';
        return {
          name: t(`teamOverview.${name}`),
          text: isSigned ? money(value, 'exceptZero') : write(value),
          sign: isSigned ? signOf(value) : undefined,
          change: change({ now: value, before: before[name], write }),
          course: isByDay(name)
            ? { values: days.map((day) => Number(day[name])), format: (amount) => money(amount.toFixed(2)) }
            : undefined,
        };
      })}
    />
  );
}
