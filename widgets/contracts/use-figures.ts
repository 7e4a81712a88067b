import { useBrand, useIntl } from '#engine/kit/index.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { formatAmount } from '#platform/wallet/format-amount.ts';

/** Percent, amounts of a currency, and moments, as the visitor's language writes them. */
export function useFigures(currency: string | undefined) {
  const { tenant } = portalSections(useBrand());
  const intl = useIntl();
  const percent = new Intl.NumberFormat(intl.locale, { style: 'percent', minimumFractionDigits: 2 });
  return {
    percent: (rate: string) => percent.format(Number(rate) / 100),
    money: (sumBalance: string, sign?: 'exceptZero') =>
      formatAmount({ sumBalance, currency: currency ?? tenant.currency.code }, intl.locale, tenant, sign),
    moment: (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
  };
}
