import { lotteryBet } from '@liveryjs/client/lottery/testing';
import { expect, test } from 'vitest';
import { hasSettled, refusedKey } from './bet-slip.model.ts';

test('a bet that was open and is open no more has settled', () => {
  const open = lotteryBet();
  expect(hasSettled([open], [open])).toBe(false);
  expect(hasSettled([open], [lotteryBet({ betId: 2, status: 'WON' })])).toBe(false);
  expect(hasSettled([open], [lotteryBet({ status: 'LOST' })])).toBe(true);
  expect(hasSettled([lotteryBet({ status: 'LOST' })], [lotteryBet({ status: 'LOST' })])).toBe(false);
});

test('what the platform says of an order has words; what it says of any call has those', () => {
  expect(refusedKey({ code: 'draw_closed' })).toBe('betSlip.refused.closed');
  expect(refusedKey({ code: 'too_many_requests' })).toBeUndefined();
  expect(refusedKey({ code: undefined })).toBeUndefined();
});
