import { afterEach, expect, test, vi } from 'vitest';
import { countMissions } from '#client/rewards/count-missions.ts';
import { endSession, startSession } from '#client/session/session.ts';
import { loginResult, stubPlatform, tenant } from '#client/testing.ts';
import { countUnread } from './count-unread.ts';

afterEach(() => {
  endSession(tenant);
  vi.unstubAllGlobals();
});

test('the number is read as text, too', async () => {
  startSession(loginResult());
  stubPlatform({ 'GET /wps/relay/CSP_unreadCount': { count: '3' } });
  expect(await countUnread()).toBe(3);
});

test('an answer without a number is a failure', async () => {
  startSession(loginResult());
  stubPlatform({ 'GET /wps/relay/CSP_unreadCount': {}, 'GET /wps/relay/MCSFE_missionSummary': null });
  await expect(countUnread()).rejects.toMatchObject({ kind: 'shape' });
  await expect(countMissions()).rejects.toMatchObject({ kind: 'shape' });
});
