import { expect, test } from 'vitest';
import { compareDecimals, sumOf, times } from './decimal.ts';

test.each([
  ['2.00', 3, '6.00'],
  ['0.10', 3, '0.30'],
  ['2.00', '1.955', '3.91'],
  ['0.01', '0.5', '0.00'],
  ['1000', '99.5', '99500'],
  ['90071992547409931.07', 10, '900719925474099310.70'],
])('%s times %s is %s', (amount, factor, want) => {
  expect(times(amount, factor)).toBe(want);
});

test('a sum has the digits of the finest amount', () => {
  expect(sumOf(['0.10', '0.2', '5'])).toBe('5.30');
  expect(sumOf([])).toBe('0');
});

test.each([
  ['2.00', '10', -1],
  ['2.0', '2', 0],
  ['90071992547409931.07', '90071992547409931.06', 1],
])('%s beside %s', (one, other, want) => {
  expect(compareDecimals(one, other)).toBe(want);
});
