import { expect, it } from 'vitest';
import { decimalOf } from './decimal-of.ts';

it.each([
  [0n, 2, '0.00'],
  [7n, 2, '0.07'],
  [125_050n, 2, '1250.50'],
  [-5n, 2, '-0.05'],
  [-12_345n, 3, '-12.345'],
  [90n, 0, '90'],
  [1n, 8, '0.00000001'],
  [184_467_440_737_095_516_13n, 2, '184467440737095516.13'],
])('writes %i with %i digits as %s', (amount, digits, want) => {
  expect(decimalOf(amount, digits)).toBe(want);
});
