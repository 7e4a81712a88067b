import { expect, test, vi } from 'vitest';
import { formatAmount } from './format-amount.ts';

const tenant = { currency: { code: 'VND', symbol: '$' } };

test.each([
  ['the symbol is the tenant’s', '1250.50', 'VND', 'en', '$1,250.50'],
  ['it stands where the language puts it', '1250.50', 'VND', 'vi', '1.250,50 $'],
  ['it stands as close as the language puts a symbol', '1250.50', 'VND', 'es-419', '$1,250.50'],
  ['another currency keeps its own', '1250', 'EUR', 'en', '€1,250'],
  [
    'digits beyond what a number holds are kept',
    '90071992547409931.07',
    'VND',
    'en',
    '$90,071,992,547,409,931.07',
  ],
  ['a currency without a code of three letters follows under its name', '12.50', 'USDT', 'en', '12.50 USDT'],
  ['digits that no browser writes are cut off', `0.${'1'.repeat(200)}`, 'VND', 'en', `$0.${'1'.repeat(20)}`],
  ['zeros beyond the currency’s digits are left out', '1270.500000000', 'USD', 'en', '$1,270.50'],
  ['what is below them is kept', '1270.500100000', 'USD', 'en', '$1,270.5001'],
  ['a currency of three digits keeps them', '1.500000', 'KWD', 'en', 'KWD 1.500'],
  ['a coin without a code keeps what it has', '0.000100000', 'USDT', 'en', '0.0001 USDT'],
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

test('a list of amounts is written by one format for each way to write', () => {
  const made = vi.fn();
  class Counted extends Intl.NumberFormat {
    constructor(...given: ConstructorParameters<typeof Intl.NumberFormat>) {
      super(...given);
      made();
    }
  }
  vi.stubGlobal('Intl', { NumberFormat: Counted });
  const write = (sumBalance: string, locale = 'fr', sign?: 'exceptZero') =>
    formatAmount({ sumBalance, currency: 'GBP' }, locale, tenant, sign);
  for (const sum of ['1.00', '2.50', '3.75']) write(sum);
  expect(made).toHaveBeenCalledTimes(1);
  expect(write('2.50').replaceAll('\u00a0', ' ')).toBe('2,50 £GB');
  for (const sum of ['1.000', '2.000']) write(sum);
  write('1.00', 'de');
  write('1.00', 'fr', 'exceptZero');
  expect(made).toHaveBeenCalledTimes(4);
  vi.unstubAllGlobals();
});
