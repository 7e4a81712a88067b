import { type Decimal, digitsOf, MOST_DIGITS } from '@liveryjs/engine/kit/plain';
import type { Tenant } from '@liveryjs/schemas/portal';

/** By what they write: to make one costs far more than to use it. */
const formats = new Map<string, Intl.NumberFormat>();
const digitsByCurrency = new Map<string, number>();

/**
 * An amount of money with all of its digits, as a language writes it, under the symbol that the tenant gives its
 * currency [1.05]. A currency without a code of three letters, such as USDT, follows the number under its own name.
 *
 * @param locale BCP 47 tag
 * @param signDisplay exceptZero: what comes in has a sign too
 * @param leastDigits digits below one at least
 */
export function formatAmount(
  { sumBalance: sum, currency }: { readonly sumBalance: Decimal; readonly currency: string },
  locale: string,
  tenant: Pick<Tenant, 'currency'>,
  signDisplay: 'auto' | 'exceptZero' = 'auto',
  leastDigits = 0,
): string {
  const digits = Math.min(Math.max(shownDigits(sum, currency), leastDigits), MOST_DIGITS);
  const isOwnCurrency = currency === tenant.currency.code;
  // The narrow symbol makes room for one, where a code would stand apart: Spanish writes USD 5 and $5.
  const format = formatOf(locale, currency, digits, signDisplay, isOwnCurrency ? 'narrowSymbol' : 'symbol');
  const text = format
    .formatToParts(sum as Intl.StringNumericLiteral)
    .map(({ type, value }) => (type === 'currency' && isOwnCurrency ? tenant.currency.symbol : value))
    .join('');
  return isCurrencyCode(currency) ? text : `${text}\u00a0${currency}`;
}

/** Digits below one: those of the currency, two at least, and all beyond that are not 0. */
function shownDigits(sum: Decimal, currency: string): number {
  const all = digitsOf(sum);
  if (all <= 2) return all;
  const last = digitsOf(sum.replace(/0+$/, ''));
  return Math.min(all, Math.max(last, 2, currencyDigits(currency)));
}

/** Digits after the point that amounts of a currency have. */
export function currencyDigits(currency: string): number {
  if (!isCurrencyCode(currency)) return 0;
  const digits = digitsByCurrency.get(currency);
  if (digits !== undefined) return digits;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  digitsByCurrency.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}

/** Tells whether a text has the form of an ISO 4217 code: `Intl` throws at any other. */
function isCurrencyCode(currency: string): boolean {
  return /^[a-z]{3}$/i.test(currency);
}

function formatOf(
  locale: string,
  currency: string,
  digits: number,
  signDisplay: 'auto' | 'exceptZero',
  currencyDisplay: 'narrowSymbol' | 'symbol',
): Intl.NumberFormat {
  const name = `${locale} ${currency} ${digits} ${signDisplay} ${currencyDisplay}`;
  const cached = formats.get(name);
  if (cached) return cached;
  const format = new Intl.NumberFormat(locale, {
    ...(isCurrencyCode(currency) && { style: 'currency', currency, currencyDisplay }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  });
  formats.set(name, format);
  return format;
}
