import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused, stubPlatform } from '#client/testing.ts';
import { checkAffiliate } from './check-affiliate.ts';

const AFFILIATE = 'GET /wps/agent/affiliate';

beforeEach(
  () => void vi.stubGlobal('location', { origin: 'https://test.example', hostname: 'test.example' }),
);
afterEach(() => void vi.unstubAllGlobals());

test.each<[unknown, boolean]>([
  [false, false],
  ['false', false],
  [0, false],
  ['0', false],
  [true, true],
  [null, true],
  [{}, true],
  [{ code: 'TOMAS1' }, true],
  ['TOMAS1', true],
])('[4.08] the answer %j to an affiliate code means %s', async (answer, means) => {
  stubPlatform({ [AFFILIATE]: answer });
  expect(await checkAffiliate('TOMAS1')).toBe(means);
});

test('[4.08] a code that is refused brings no account, and a platform that fails does not say', async () => {
  stubPlatform({ [AFFILIATE]: new Refused(200, '', {}, {}) });
  expect(await checkAffiliate('TOMAS1')).toBe(false);
  stubPlatform({ [AFFILIATE]: new Refused(500, 'failed') });
  await expect(checkAffiliate('TOMAS1')).rejects.toMatchObject({ status: 500 });
});
