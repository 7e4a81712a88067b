import { expect, test } from 'vitest';
import { minus } from './bet-records.model.ts';

test.each([
  ['10.00', '2.50', '7.50'],
  ['2.50', '10.00', '-7.50'],
  ['0.05', '0.10', '-0.05'],
  ['0.00', '0.00', '0.00'],
  ['90071992547409931.07', '0.01', '90071992547409931.06'],
  ['12', '5', '7'],
])('%s less %s is %s', (one, other, want) => {
  expect(minus(one, other)).toBe(want);
});
