import { emptyBrand } from '@liveryjs/engine/kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused, stubPlatform, testContext } from '#client/testing.ts';
import { loadPromotionFacts } from './load-promotion-facts.ts';

const PROMOTIONS = 'GET /wps/relay/MCSFE_promotions';
const load = () => loadPromotionFacts(AbortSignal.timeout(1000), testContext(emptyBrand).brand);

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each<[string, unknown, readonly string[]]>([
  ['enabled', { list: [], availablePromo: { REFERRAL: { enabled: true } } }, ['REFERRAL']],
  ['enabled by a number', { list: [], availablePromo: { REFERRAL: { enabled: 1 } } }, ['REFERRAL']],
  ['not enabled', { list: [], availablePromo: { REFERRAL: { enabled: false } } }, []],
  ['not enabled by a text', { list: [], availablePromo: { REFERRAL: { enabled: '0' } } }, []],
  ['not named', { list: [] }, []],
  [
    'strange, and another is not',
    { list: [], availablePromo: { REFERRAL: 7, RAFFLE: { enabled: true } } },
    ['RAFFLE'],
  ],
  ['unknown to a platform without the call', new Refused(404, 'not_found'), []],
])('[2.24] a promotion that is %s', async (_, answer, promotions) => {
  stubPlatform({ [PROMOTIONS]: answer });
  expect(await load()).toEqual({ promotions });
});

test('[2.24] a platform that fails does not say whether there is a promotion', async () => {
  stubPlatform({ [PROMOTIONS]: new Refused(500, 'failed') });
  await expect(load()).rejects.toMatchObject({ status: 500 });
});
