import { emptyBrand } from '@liveryjs/engine/kit/testing';
import { getBanners } from '@liveryjs/schemas/calls/site';
import { afterEach, expect, test, vi } from 'vitest';
import { portal } from '#client/portal.ts';
import { stubPlatform, tenant } from '#client/testing.ts';
import { call } from './call.ts';
import { connection } from './connection.ts';

afterEach(() => vi.unstubAllGlobals());

test('the document asks for the banners of a page at the address that the page itself asks at', async () => {
  const slider = { variant: 'plain', pagination: false, spacing: 0, autoplayMs: 5000 };
  const brand = {
    ...emptyBrand,
    tenant,
    platform: { bannerText: 'fields' },
    banners: [{ id: 'w_home', route: '/', slider }],
  };
  const calls = stubPlatform({ 'GET /wps/relay/MCSFE_banners': [] });
  Object.assign(connection, { merchant: tenant.merchantCode, language: () => 'EN' });
  await call(getBanners, { groupName: 'w_home', language: 'EN', merchant: tenant.merchantCode });
  const early = portal.early?.(brand, '/', 'EN');
  expect(early?.url).toBe(calls[0]?.url);
  expect(early?.headers).toEqual(Object.fromEntries(calls[0]?.headers ?? []));
  expect([early?.picture, early?.narrow]).toEqual([
    ['value', 0, 'url'],
    ['value', 0, 'phoneUrl'],
  ]);
  const whole = { ...brand, platform: { bannerText: 'picture' } };
  expect(portal.early?.(whole, '/', 'EN')).not.toHaveProperty('narrow');
  expect(portal.early?.(brand, '/nowhere', 'EN')).toBeUndefined();
});
