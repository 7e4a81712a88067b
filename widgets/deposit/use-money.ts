import { useBrand, useIntl } from '#engine/kit/index.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { formatAmount } from '#platform/wallet/format-amount.ts';

/** Writes exact decimals of a currency as the visitor's language does. @param currency ISO 4217 code */
export function useMoney(currency: string): (exact: string) => string {
  const { tenant } = portalSections(useBrand());
  const { locale } = useIntl();
  return (sumBalance) => formatAmount({ sumBalance, currency }, locale, tenant);
}
