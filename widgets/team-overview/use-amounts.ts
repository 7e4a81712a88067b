import { useBrand, useIntl } from '#engine/kit/index.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { formatAmount } from '#platform/wallet/format-amount.ts';

/** How amounts of a currency are written; with a sign where that says more. */
export function useAmounts(currency: string): (amount: string | number, sign?: 'exceptZero') => string {
  const { tenant } = portalSections(useBrand());
  const { locale } = useIntl();
  return (amount, sign) => formatAmount({ sumBalance: String(amount), currency }, locale, tenant, sign);
}
