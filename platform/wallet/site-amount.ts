import type { Tenant } from '#schemas/generated/portal.ts';
import { formatAmount } from './format-amount.ts';

/** An amount that the platform gives as a number, in the currency of the site. */
export function siteAmount(amount: number, locale: string, tenant: Pick<Tenant, 'currency'>): string {
  return formatAmount({ sumBalance: String(amount), currency: tenant.currency.code }, locale, tenant);
}
