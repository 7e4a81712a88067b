import { expect, test } from 'vitest';
import { tenant } from '#client/testing.ts';
import { countKey } from './count-key.ts';

test('a number is kept under the session that it belongs to, and there is none without a session', () => {
  const visitor = { token: undefined, number: 3, accountType: undefined };
  expect(countKey('getUnreadCount', visitor, tenant)).toBeNull();
  const member = { token: 'a', number: 3, accountType: 0 };
  expect(countKey('getUnreadCount', member, tenant)).toEqual(['getUnreadCount', 'count', 3]);
});

test('[6.04] a trial account does not load its unread messages', () => {
  expect(countKey('getUnreadCount', { token: 'a', number: 3, accountType: 4 }, tenant)).toBeNull();
});
