import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { portalSections } from '#client/portal-sections.ts';
import { formatAmount } from './format-amount.ts';

/**
 * Writes exact decimals as a site writes money [1.05].
 *
 * @param locale BCP 47 tag
 * @param currency ISO 4217 code; the site's own where it is not known yet
 */
export function moneyIn(
  brand: ResolvedBrand,
  locale: string,
  currency?: string,
): (sum: string, sign?: 'exceptZero') => string {
  const { tenant } = portalSections(brand);
  return (sumBalance, sign) =>
    formatAmount({ sumBalance, currency: currency ?? tenant.currency.code }, locale, tenant, sign);
}
