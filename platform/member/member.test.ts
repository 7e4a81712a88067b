import { expect, test } from 'vitest';
import { tenant } from '#platform/testing.ts';
import { balanceKey } from '#platform/wallet/get-balance.ts';
import { pointsKey } from './get-points.ts';
import { unreadCountKey } from './get-unread-count.ts';

const keys = (session: { token: string | undefined; number: number; accountType: number | undefined }) => [
  balanceKey(session),
  pointsKey(session),
  unreadCountKey(session, tenant),
];

test('without a session nothing of it is loaded', () => {
  expect(keys({ token: undefined, number: 3, accountType: undefined })).toEqual([null, null, null]);
});

test('data is kept under the session that it belongs to', () => {
  const [balance, points, unread] = keys({ token: 'a', number: 3, accountType: 0 });
  expect([balance, points, unread]).toEqual([
    ['getBalance', 3],
    ['getPoints', 3],
    ['getUnreadCount', 3],
  ]);
});

test('[6.04] a trial account does not load its unread messages', () => {
  expect(unreadCountKey({ token: 'a', number: 3, accountType: 4 }, tenant)).toBeNull();
});
