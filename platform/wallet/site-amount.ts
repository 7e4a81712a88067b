import { digitsOf } from '#engine/kit/plain.ts';
import type { Tenant } from '#schemas/generated/portal.ts';
import { formatAmount } from './format-amount.ts';

/** An amount that the platform gives as a number, in the currency of the site, with at least that currency's digits. */
export function siteAmount(amount: number, locale: string, tenant: Pick<Tenant, 'currency'>): string {
  const { code: currency } = tenant.currency;
  const own = digitsOf(String(amount));
  const digits = Math.max(own, currencyDigits(currency));
  return formatAmount({ sumBalance: amount.toFixed(digits), currency }, locale, tenant);
}

/** Digits after the point that amounts of a currency have. */
function currencyDigits(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits;
}
