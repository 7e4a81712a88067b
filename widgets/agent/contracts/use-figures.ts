import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { useBrand, useIntl } from '@liveryjs/engine/kit';
import { MOMENT_STYLE } from '@liveryjs/engine/kit/plain';

/** Percent, amounts of a currency, and moments, as the visitor's language writes them. */
export function useFigures(currency: string | undefined) {
  const intl = useIntl();
  const percent = new Intl.NumberFormat(intl.locale, { style: 'percent', minimumFractionDigits: 2 });
  return {
    percent: (rate: string) => percent.format(Number(rate) / 100),
    money: moneyIn(useBrand(), intl.locale, currency),
    moment: (time: string) => intl.formatDate(time, MOMENT_STYLE),
  };
}
