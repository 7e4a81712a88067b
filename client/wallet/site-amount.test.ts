import { expect, test } from 'vitest';
import { siteAmount } from './site-amount.ts';

const dollars = { currency: { code: 'USD', symbol: '$' } };
const dong = { currency: { code: 'VND', symbol: '₫' } };

test.each([
  [0.5, dollars, 'en', '$0.50'],
  [5, dollars, 'en', '$5.00'],
  [1234.5, dollars, 'en', '$1,234.50'],
  [0.5, dollars, 'vi', '0,50 $'],
  [0.005, dollars, 'en', '$0.005'],
  [20000, dong, 'vi', '20.000 ₫'],
  ['1250.5', dollars, 'en', '$1,250.50'],
  ['90071992547409931.07', dollars, 'en', '$90,071,992,547,409,931.07'],
  [1e21, dollars, 'en', '$1,000,000,000,000,000,000,000.00'],
])('%s is written with the digits of its currency', (amount, tenant, locale, want) => {
  expect(siteAmount(amount, locale, tenant).replaceAll('\u00a0', ' ')).toBe(want);
});

test.each([
  ['EUR', '€3.00'],
  ['USDT', '3.00 USDT'],
])('an amount in %s keeps its own currency', (currency, want) => {
  expect(siteAmount('3.00', 'en', dollars, currency).replaceAll('\u00a0', ' ')).toBe(want);
});
