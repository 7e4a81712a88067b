import { useBrand, useIntl } from '@liveryjs/engine/kit';
import { moneyIn } from '@liveryjs/platform/wallet/money-in';

/** Percent, amounts of a currency, and moments, as the visitor's language writes them. */
export function useFigures(currency: string | undefined) {
  const intl = useIntl();
  const percent = new Intl.NumberFormat(intl.locale, { style: 'percent', minimumFractionDigits: 2 });
  return {
    percent: (rate: string) => percent.format(Number(rate) / 100),
    money: moneyIn(useBrand(), intl.locale, currency),
    moment: (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
  };
}
