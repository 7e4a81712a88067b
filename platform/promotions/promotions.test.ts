import { afterEach, expect, test, vi } from 'vitest';
import { getPromotions, promotionsKey } from './get-promotions.ts';
import { type PromotionPeriod, promotionPeriod } from './promotion-period.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[2.38] promotions of a category are asked for by its name', async () => {
  const value = { list: [], availablePromo: { REFERRAL: { enabled: true } } };
  const fetch = vi.fn(async (_address: string) => new Response(JSON.stringify({ success: true, value })));
  vi.stubGlobal('fetch', fetch);
  const params = { merchant: 'test', language: 'EN', category: 'new_player' };
  expect(await getPromotions(params, AbortSignal.timeout(1000))).toEqual(value);
  expect(fetch.mock.calls[0]?.[0]).toBe(
    '/wps/relay/MCSFE_promotions?merchant=test&language=EN&category=new_player',
  );
  expect(promotionsKey(params)).toEqual(['getPromotions', params]);
});

test.each<[endsAt: string | undefined, want: PromotionPeriod]>([
  [undefined, { kind: 'always' }],
  ['2026-06-30T12:00:00Z', { kind: 'until', date: new Date('2026-06-30T12:00:00Z') }],
  ['2026-06-08T12:00:01Z', { kind: 'until', date: new Date('2026-06-08T12:00:01Z') }],
  ['2026-06-08T12:00:00Z', { kind: 'lastDays', days: 7 }],
  ['2026-06-01T12:00:01Z', { kind: 'lastDays', days: 1 }],
  ['2026-06-01T12:00:00Z', { kind: 'over' }],
])('a promotion that ends at %s goes on like this: %o', (endsAt, want) => {
  expect(promotionPeriod({ ...(endsAt && { endsAt }) }, new Date('2026-06-01T12:00:00Z'))).toEqual(want);
});
