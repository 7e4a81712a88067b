import type { Contract } from '@liveryjs/schemas/platform';
import { expect, test } from 'vitest';
import { namesOf, tiersOf, topRate } from './contracts.model.ts';

const typed: Readonly<Record<string, string>> = {
  'rate-0': '1.5',
  'activeMembers-0': '3',
  'betAmount-0': '200',
  'periodValidBet-0': '10',
  'periodProfitAndLoss-0': '0',
  'rate-4': '0.75',
  'activeMembers-4': '1',
  'betAmount-4': '0',
};
const read = (field: string) => typed[field] ?? '';

test('[4.21] the tiers of an offer go from the lowest rate to the highest, with the conditions of their type', () => {
  expect(tiersOf('DAILY_SALARY', [0, 4], read)).toEqual([
    { rate: '0.75', activeMembers: 1, betAmount: '0' },
    { rate: '1.5', activeMembers: 3, betAmount: '200' },
  ]);
  const dividend = tiersOf('DIVIDEND', [0], read);
  expect(dividend).toEqual([
    { rate: '1.5', activeMembers: 3, periodValidBet: '10', periodProfitAndLoss: '0' },
  ]);
  expect(topRate(dividend)).toBe('1.5');
});

test('[4.21] a question names the contracts that would end, and says how many more there are', () => {
  const contracts = Array.from(
    { length: 8 },
    (_, index) =>
      ({ upline: 'amara', downline: `d${index}`, tiers: [{ rate: '0.5' }, { rate: '2' }] }) as Contract,
  );
  const { names, more } = namesOf(contracts, (rate) => `${rate} %`);
  expect([names.length, names[0], more]).toEqual([6, 'amara → d0 (2 %)', 2]);
});
