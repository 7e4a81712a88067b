import { type Decimal, digitsOf, MOST_DIGITS, withDigits } from '#engine/kit/plain.ts';
import type { Tenant } from '#schemas/generated/portal.ts';
import { formatAmount, isCurrencyCode } from './format-amount.ts';

/**
 * Writes an amount that the platform gives as a number or as a decimal, with at least the digits that its currency has.
 *
 * @param currency default: the currency of the site
 */
export function siteAmount(
  amount: number | Decimal,
  locale: string,
  tenant: Pick<Tenant, 'currency'>,
  currency = tenant.currency.code,
): string {
  const digits = Math.min(MOST_DIGITS, Math.max(digitsOf(String(amount)), currencyDigits(currency)));
  const exact = typeof amount === 'number' ? amount.toFixed(digits) : withDigits(amount, digits);
  return formatAmount({ sumBalance: exact, currency }, locale, tenant);
}

/** Digits after the point that amounts of a currency have. */
function currencyDigits(currency: string): number {
  if (!isCurrencyCode(currency)) return 0;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits;
}
