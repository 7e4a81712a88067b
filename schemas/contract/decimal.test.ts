import { expect, test } from 'vitest';
import {
  amountOf,
  compareDecimals,
  decimalOf,
  digitsOf,
  isMultiple,
  leastOf,
  minus,
  mostOf,
  percentOf,
  smallestWith,
  sumOf,
  times,
  withDigits,
} from './decimal.ts';

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

test.each([
  ['100.00', '1.50', '1.50', '1.50'],
  ['0.99', '1.50', '0.01', '0.02'],
  ['33.33', 30, '9.99', '10.00'],
  ['66.67', '1.505', '1.00', '1.01'],
])('%s: %s percent of it are %s, and rounded up %s', (amount, percent, down, up) => {
  expect([percentOf(amount, percent), percentOf(amount, percent, 'up')]).toEqual([down, up]);
});

test('a sum has the digits of the finest amount', () => {
  expect(sumOf(['0.10', '0.2', '5'])).toBe('5.30');
  expect(sumOf(['-5.00', '4.95'])).toBe('-0.05');
  expect(sumOf([])).toBe('0');
});

test.each([
  ['10.00', '2.50', '7.50'],
  ['2.50', '10.00', '-7.50'],
  ['0.05', '0.1', '-0.05'],
  ['0.00', '0.00', '0.00'],
  ['-1.50', '-2', '0.50'],
  ['90071992547409931.07', '1.08', '90071992547409929.99'],
  ['12', '5', '7'],
  ['12', '0.25', '11.75'],
])('%s less %s is %s', (minuend, other, want) => {
  expect(minus(minuend, other)).toBe(want);
});

test.each([
  ['2.00', '10', -1],
  ['2.0', '2', 0],
  ['10', '9.99', 1],
  ['-0.50', '0.25', -1],
  ['90071992547409931.07', '90071992547409931.06', 1],
])('%s beside %s: %i', (decimal, other, want) => {
  expect(compareDecimals(decimal, other)).toBe(want);
});

test('the smallest and the largest are told by what they are, not by how they are written', () => {
  expect([leastOf('10', '9.5', '100'), mostOf('10', '9.5', '100')]).toEqual(['9.5', '100']);
});

test('digits below one are counted, filled up and cut off', () => {
  expect([digitsOf('12.50'), digitsOf('12')]).toEqual([2, 0]);
  expect([withDigits('100', 2), withDigits('0.509', 2), withDigits('100.9', 0)]).toEqual([
    '100.00',
    '0.50',
    '100',
  ]);
  expect([withDigits('1.5', -1), withDigits('1.5', 2 ** 53)]).toEqual(['1', `1.5${'0'.repeat(19)}`]);
  expect([smallestWith(2), smallestWith(0)]).toEqual(['0.01', '1']);
});

test.each([
  ['2.50', '0.5', true],
  ['2.55', '0.5', false],
  ['7', '0.00', true],
])('%s in steps of %s: %s', (amount, step, want) => {
  expect(isMultiple(amount, step)).toBe(want);
});

test.each([
  [0n, 2, '0.00'],
  [7n, 2, '0.07'],
  [125_050n, 2, '1250.50'],
  [-5n, 2, '-0.05'],
  [-12_345n, 3, '-12.345'],
  [90n, 0, '90'],
  [1n, 8, '0.00000001'],
  [184_467_440_737_095_516_13n, 2, '184467440737095516.13'],
])('%i with %i digits is %s, and back', (amount, digits, want) => {
  expect(decimalOf(amount, digits)).toBe(want);
  expect(amountOf(want, digits)).toBe(amount);
});

test.each([
  ['0.005', undefined],
  ['0.050', 5n],
  ['12', 1200n],
])('%s in units of two digits is %s', (amount, units) => {
  expect(amountOf(amount, 2)).toBe(units);
});
