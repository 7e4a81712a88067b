import { useBrand, useIntl } from '#engine/kit/index.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { formatAmount } from '#platform/wallet/format-amount.ts';

/** Writes amounts of a currency. Default: the site's. */
export function useMoney(currency?: string): (sumBalance: string) => string {
  const { tenant } = portalSections(useBrand());
  const { locale } = useIntl();
  return (sumBalance) =>
    formatAmount({ sumBalance, currency: currency ?? tenant.currency.code }, locale, tenant);
}
