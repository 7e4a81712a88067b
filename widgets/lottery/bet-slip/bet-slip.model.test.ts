import { lotteryBet } from '@liveryjs/client/lottery/testing';
import { expect, test } from 'vitest';
import { hasSettled } from './bet-slip.model.ts';

test('a bet that was open and is open no more has settled', () => {
  const open = lotteryBet();
  expect(hasSettled([open], [open])).toBe(false);
  expect(hasSettled([open], [lotteryBet({ betId: 2, status: 'WON' })])).toBe(false);
  expect(hasSettled([open], [lotteryBet({ status: 'LOST' })])).toBe(true);
  expect(hasSettled([lotteryBet({ status: 'LOST' })], [lotteryBet({ status: 'LOST' })])).toBe(false);
});
