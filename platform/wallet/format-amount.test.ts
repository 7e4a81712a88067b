import { expect, test } from 'vitest';
import { formatAmount } from './format-amount.ts';

const tenant = { currency: { code: 'VND', symbol: '$' } };

test.each([
  ['the symbol is the tenant’s', '1250.50', 'VND', 'en', '$1,250.50'],
  ['it stands where the language puts it', '1250.50', 'VND', 'vi', '1.250,50 $'],
  ['another currency keeps its own', '1250', 'EUR', 'en', '€1,250'],
  [
    'digits beyond what a number holds are kept',
    '90071992547409931.07',
    'VND',
    'en',
    '$90,071,992,547,409,931.07',
  ],
  ['below nothing', '-3.00', 'VND', 'en', '-$3.00'],
])('[1.05] %s', (_, sumBalance, currency, locale, want) => {
  expect(formatAmount({ sumBalance, currency }, locale, tenant).replaceAll('\u00a0', ' ')).toBe(want);
});

test('what comes in can have a sign, where the language puts it', () => {
  const plus = (locale: string) =>
    formatAmount({ sumBalance: '3.00', currency: 'VND' }, locale, tenant, 'exceptZero');
  expect(plus('en')).toBe('+$3.00');
  expect(plus('vi')).toBe('+3,00\u00a0$');
});
