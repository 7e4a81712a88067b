import { remember } from './remember.ts';

const signIn = remember((locale: string, currency: string, currencyDisplay: 'narrowSymbol' | 'symbol') => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
});

/** The most letters of a sign: where the usual one is longer, the code stands in its place. */
const LONGEST = 4;

/** The sign of a currency by CLDR, such as € or R$; its code where it has none. @param currency ISO 4217 code */
export function currencySign(currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return currency;
  const sign = signIn('en', currency, 'narrowSymbol');
  return sign.length > LONGEST ? currency : sign;
}

/** Signs that a currency has: short or with its country, and as the given languages write it. */
export function signsOf(currency: string, locales: readonly string[]): ReadonlySet<string> {
  const displays = ['narrowSymbol', 'symbol'] as const;
  return new Set([
    currency,
    currencySign(currency),
    ...['en', ...locales].flatMap((locale) => displays.map((display) => signIn(locale, currency, display))),
  ]);
}

let bySign: Map<string, string> | undefined;

/** The currency that a sign is mostly for: of those that share one, the one that has it without its country. */
export function currencyOfSign(sign: string): string | undefined {
  if (bySign === undefined) {
    bySign = new Map();
    const all = Intl.supportedValuesOf('currency');
    for (const display of ['symbol', 'narrowSymbol'] as const)
      for (const currency of all) {
        const sign = signIn('en', currency, display);
        if (sign !== currency && !bySign.has(sign)) bySign.set(sign, currency);
      }
  }
  return bySign.get(sign);
}
