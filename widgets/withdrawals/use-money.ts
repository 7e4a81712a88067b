import { useBrand, useIntl } from '#engine/kit/index.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { formatAmount } from '#platform/wallet/format-amount.ts';

/** A function that writes exact decimals as money of a currency. */
export function useMoney(): (sumBalance: string, currency: string) => string {
  const { tenant } = portalSections(useBrand());
  const { locale } = useIntl();
  return (sumBalance, currency) => formatAmount({ sumBalance, currency }, locale, tenant);
}
