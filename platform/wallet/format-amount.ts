import { digitsOf } from '#engine/kit/plain.ts';
import type { Balance } from '#schemas/generated/platform.ts';
import type { Tenant } from '#schemas/generated/portal.ts';

/** By what they write: to make one costs far more than to use it. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount of money with all of its digits, as a language writes it, under the symbol that the tenant gives its
 * currency [1.05].
 *
 * @param sum an exact decimal
 * @param locale BCP 47 tag
 * @param signDisplay exceptZero: what comes in has a sign too
 */
export function formatAmount(
  { sumBalance: sum, currency }: Balance,
  locale: string,
  tenant: Pick<Tenant, 'currency'>,
  signDisplay: 'auto' | 'exceptZero' = 'auto',
): string {
  const digits = digitsOf(sum);
  const format = formatOf(locale, currency, digits, signDisplay);
  return format
    .formatToParts(sum as Intl.StringNumericLiteral)
    .map(({ type, value }) =>
      type === 'currency' && currency === tenant.currency.code ? tenant.currency.symbol : value,
    )
    .join('');
}

function formatOf(
  locale: string,
  currency: string,
  digits: number,
  signDisplay: 'auto' | 'exceptZero',
): Intl.NumberFormat {
  const name = `${locale} ${currency} ${digits} ${signDisplay}`;
  const known = formats.get(name);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  });
  formats.set(name, format);
  return format;
}
