import { useBrand, useIntl } from '#engine/kit/index.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { formatAmount } from '#platform/wallet/format-amount.ts';

/** How amounts of a currency are written; with a sign where that says more. */
export function useAmount(currency: string | undefined): (amount: string, sign?: 'exceptZero') => string {
  const { tenant } = portalSections(useBrand());
  const { locale } = useIntl();
  return (sumBalance, sign) =>
    formatAmount({ sumBalance, currency: currency ?? tenant.currency.code }, locale, tenant, sign);
}
