import { afterEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '#platform/session/session.ts';
import { loginResult, stubPlatform, tenant } from '#platform/testing.ts';
import { countUnread, unreadKey } from './unread-messages.ts';

afterEach(() => {
  endSession(tenant);
  vi.unstubAllGlobals();
});

test('the number is kept under the session that the messages belong to, and there is none without a session', () => {
  expect(unreadKey({ token: undefined, number: 3, accountType: undefined }, tenant)).toBeNull();
  expect(unreadKey({ token: 'a', number: 3, accountType: 0 }, tenant)).toEqual([
    'getUnreadCount',
    'count',
    3,
  ]);
});

test('[6.04] a trial account does not load its unread messages', () => {
  expect(unreadKey({ token: 'a', number: 3, accountType: 4 }, tenant)).toBeNull();
});

test('the number is read as text, too', async () => {
  startSession(loginResult());
  stubPlatform({ 'GET /wps/relay/CSP_unreadCount': { count: '3' } });
  expect(await countUnread()).toBe(3);
});
