import { expect, test } from 'vitest';
import { bonusWorth, feeWorth } from './bonus-worth.ts';

const offer = { percent: 30, max: '100.00', times: 8 };

test.each([
  ['20', '6.00', '48.00'],
  ['33.33', '9.99', '79.92'],
  ['333.33', '99.99', '799.92'],
  ['333.34', '100.00', '800.00'],
  ['5000', '100.00', '800.00'],
])('[2.35] thirty percent of %s are %s, to wager %s', (amount, bonus, wager) => {
  expect(bonusWorth(offer, amount, 2)).toEqual({ bonus, wager });
});

test.each([
  ['100', '1.50', { fee: '1.50', net: '98.50' }],
  ['0.99', '1.50', { fee: '0.01', net: '0.98' }],
  ['90071992547409931.07', '0.00', { fee: '0.00', net: '90071992547409931.07' }],
])('[2.35] of %s a channel of %s percent leaves', (amount, percent, want) => {
  expect(feeWorth(amount, percent, 2)).toEqual(want);
});
