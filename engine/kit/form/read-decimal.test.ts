import { expect, test } from 'vitest';
import { compareDecimals } from './compare-decimals.ts';
import { readDecimal } from './read-decimal.ts';

test.each([
  ['en', '1250', '1250'],
  ['en', '1250.50', '1250.50'],
  ['en', '1250,50', '1250.50'],
  ['en', '1,250', '1250'],
  ['en', '1.250', '1.250'],
  ['en', '1,250.50', '1250.50'],
  ['en', '1.250,50', '1250.50'],
  ['en', '1,250,000', '1250000'],
  ['en', ' 1 250.5 ', '1250.5'],
  ['en', '1’250.5', '1250.5'],
  ['vi', '1.250', '1250'],
  ['vi', '1,250', '1.250'],
  ['vi', '1.50', '1.50'],
  ['vi', '1.250.000,5', '1250000.5'],
  ['ar', '١٢٥٠٫٥', '1250.5'],
  ['ar', '١٬٢٥٠', '1250'],
  ['fil', '007', '7'],
  ['en', '.5', '0.5'],
  ['en', '5.', '5'],
  ['en', '0.00', '0.00'],
  ['en', '90071992547409931.07', '90071992547409931.07'],
  ['en', '', undefined],
  ['en', '.', undefined],
  ['en', '-5', undefined],
  ['en', '1e3', undefined],
  ['en', '12a', undefined],
  ['en', '1,25,000', undefined],
  ['en', '1.2.3', undefined],
  ['en', '1,250.000.5', undefined],
  ['en', '12345,678.5', undefined],
])('%s: %j is %s', (locale, text, want) => {
  expect(readDecimal(text, locale)).toBe(want);
});

test.each([
  ['1', '2', -1],
  ['10', '9.99', 1],
  ['1.5', '1.50', 0],
  ['90071992547409931.07', '90071992547409931.08', -1],
])('%s and %s: %i', (first, second, want) => {
  expect(compareDecimals(first, second)).toBe(want);
});
