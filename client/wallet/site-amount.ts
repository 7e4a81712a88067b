import type { Decimal } from '@liveryjs/engine/kit/plain';
import type { Tenant } from '@liveryjs/schemas/portal';
import { currencyDigits, formatAmount } from './format-amount.ts';

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
  return formatAmount(
    { sumBalance: String(amount), currency },
    locale,
    tenant,
    'auto',
    currencyDigits(currency),
  );
}
