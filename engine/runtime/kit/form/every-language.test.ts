import { compareDecimals } from '@liveryjs/schemas/decimal';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDecimal } from './read-decimal.ts';
import { readCode, readNumber } from './read-digits.ts';
import { writeDecimal } from './write-decimal.ts';

/** Languages of brands, those planned, and those that write numbers in a way of their own. */
const LOCALES = (
  'en vi th id zh-CN zh-TW ja ko es es-419 pt-BR pt-PT hi ar ar-EG fil ms bn ta te kn ml mr gu pa ne si my km lo dz ur fa ps uk ru ' +
  'pl cs de de-CH de-AT fr fr-CH it nl sv nb da fi el tr he hu ro bg sr kk uz mn az ka hy am sw ha yo zu af en-IN en-ZA es-CR ' +
  'ks sat ff-Adlm ckb mni bho'
).split(' ');

/** Amounts that can be meant in one way only. The language decides what `1.250` means, which is read below. */
const amounts = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 4 }), fc.nat({ max: 9999 }))
  .map(([whole, digits, part]) =>
    digits === 0 ? String(whole) : `${whole}.${String(part).padStart(4, '0').slice(0, digits)}`,
  );

test.each(LOCALES)('%s: what Intl writes is read as it was, grouped or not', (locale) => {
  fc.assert(
    fc.property(amounts, fc.constantFrom('always', false, 'auto', 'min2'), (exact, useGrouping) => {
      const text = new Intl.NumberFormat(locale, {
        useGrouping,
        minimumFractionDigits: exact.split('.')[1]?.length ?? 0,
        maximumFractionDigits: 4,
      } as Intl.NumberFormatOptions).format(exact as Intl.StringNumericLiteral);
      const read = readDecimal(text, locale);
      expect([text, read !== undefined && compareDecimals(read, exact)]).toEqual([text, 0]);
    }),
    { numRuns: 150 },
  );
});

test.each(LOCALES)('%s: an amount in a currency is read, and so is what a field is filled with', (locale) => {
  for (const exact of [
    '0.50',
    '5',
    '999',
    '1000',
    '1250.5',
    '12345.67',
    '100000',
    '1234567.89',
    '98765432',
  ]) {
    const money = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      currencyDisplay: 'narrowSymbol',
    });
    expect([
      locale,
      compareDecimals(readDecimal(money.format(exact as Intl.StringNumericLiteral), locale) ?? '-1', exact),
    ]).toEqual([locale, 0]);
    expect([
      locale,
      compareDecimals(readDecimal(writeDecimal(exact, locale), locale) ?? '-1', exact),
    ]).toEqual([locale, 0]);
  }
});

const CURRENCIES =
  'USD EUR GBP VND THB IDR CNY JPY KRW INR PHP MYR SGD HKD BRL MXN PEN PLN CZK SEK HUF RUB UAH ZAR AED'.split(
    ' ',
  );

// Fula in Adlam writes one of them in letters of its own.
test.each(LOCALES.filter((locale) => locale !== 'ff-Adlm'))(
  '%s: an amount in any currency is read by its sign and its code',
  (locale) => {
    const wrong = CURRENCIES.flatMap((currency) =>
      (['symbol', 'narrowSymbol', 'code'] as const).flatMap((currencyDisplay) => {
        const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
        const text = format.format(1250);
        return Number(readDecimal(text, locale)) === 1250 ? [] : [text];
      }),
    );
    expect(wrong).toEqual([]);
  },
);

test.each(LOCALES)('%s: codes and numbers are read in its own digits, whole and in groups', (locale) => {
  const { format } = new Intl.NumberFormat(locale, { useGrouping: false });
  const inDigits = (digits: string) => digits.replaceAll(/\d/g, (digit) => format(Number(digit)));
  for (const text of ['947176', '947 176', '947-176', 'G-947176'])
    expect([text, readCode(inDigits(text))]).toEqual([text, '947176']);
  for (const text of ['0071000123456', '0071 0001 2345 6', '0071-0001-23456'])
    expect([text, readNumber(inDigits(text))]).toEqual([text, '0071000123456']);
});
