import { expect, test } from 'vitest';
import { compareDecimals } from '#engine/kit/decimal.ts';
import { readDecimal } from './read-decimal.ts';
import { writeDecimal } from './write-decimal.ts';

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
  ['en', '0,500', '0.500'],
  ['vi', '0.500', '0.500'],
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
  ['en', '0,500,000', undefined],
  ['en', '1.2.3', undefined],
  ['en', '1,250.000.5', undefined],
  ['en', '12345,678.5', undefined],
])('%s: %j is %s', (locale, text, want) => {
  expect(readDecimal(text, locale)).toBe(want);
});

test.each([
  ['en', '1250.50', '1250.50'],
  ['en', '1000.00', '1000'],
  ['vi', '1250.500', '1250,500'],
  ['vi', '0.500', '0,500'],
  ['ar-EG', '1250.5', '١٢٥٠٫٥'],
  ['en', '90071992547409931.07', '90071992547409931.07'],
])('%s: %j is written %j, and read as it was', (locale, exact, want) => {
  expect(writeDecimal(exact, locale)).toBe(want);
  expect(compareDecimals(readDecimal(want, locale) ?? '', exact)).toBe(0);
});
