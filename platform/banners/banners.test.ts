import type { Banner } from '@liveryjs/schemas/platform';
import type { BannerGroup } from '@liveryjs/schemas/portal';
import { expect, test } from 'vitest';
import { bannerGroupOf } from './banner-group-of.ts';
import { bannerTarget } from './banner-target.ts';

const slider = { variant: 'plain', height: 'full', pagination: false, spacing: 0, autoplayMs: 5000 } as const;
const banners: BannerGroup[] = [
  { id: 'w_home', route: '/', slider },
  { id: 'w_rng', route: '/rng', slider },
];

test.each([
  ['/', 'w_home'],
  ['/rng', 'w_rng'],
  ['/cockfight', undefined],
  [undefined, undefined],
])('[2.19] the route %j shows the group %j', (path, want) => {
  expect(bannerGroupOf({ banners }, path, () => true)?.id).toBe(want);
});

const tet = { id: 'w_tet', route: '/', when: { from: '2027-02-06T00:00:00.000Z' }, slider };

test.each([
  ['the season', true, 'w_tet'],
  ['what may be the season', undefined, 'w_tet'],
  ['another time', false, 'w_home'],
])('[2.19] of two groups of a route the first that may show does: in %s', (_, holds, want) => {
  const found = bannerGroupOf({ banners: [tet, ...banners] }, '/', (when) => (when ? holds : true));
  expect(found?.id).toBe(want);
});

test.each<[string, Pick<Banner, 'linkageType' | 'linkage'>, ReturnType<typeof bannerTarget>]>([
  ['no linkage at all', {}, undefined],
  ['a route', { linkageType: 'ROUTE', linkage: '/rng' }, { path: '/rng' }],
  ['a route with more', { linkageType: 'ROUTE', linkage: '/rng?page=2#x' }, { path: '/rng?page=2#x' }],
  ['a route that is no path', { linkageType: 'ROUTE', linkage: 'rng' }, undefined],
  ['a route on another origin', { linkageType: 'ROUTE', linkage: '//evil.example/rng' }, undefined],
  ['the same, behind a folder', { linkageType: 'ROUTE', linkage: '/.//evil.example' }, undefined],
  ['the same, written with backslashes', { linkageType: 'ROUTE', linkage: '/\\evil.example' }, undefined],
  ['a route that runs a script', { linkageType: 'ROUTE', linkage: 'javascript:alert(1)' }, undefined],
  ['an address', { linkageType: 'URL', linkage: 'https://example.com/a' }, { href: 'https://example.com/a' }],
  ['an address without TLS', { linkageType: 'URL', linkage: 'http://example.com/' }, undefined],
  ['an address with a password', { linkageType: 'URL', linkage: 'https://me:you@example.com/' }, undefined],
  ['an address that runs a script', { linkageType: 'URL', linkage: 'javascript:alert(1)' }, undefined],
  ['an address that is none', { linkageType: 'URL', linkage: 'https://' }, undefined],
  ['a type of tomorrow', { linkageType: 'GAME' as never, linkage: '/rng' }, undefined],
])('[2.20] a banner with %s', (_, banner, want) => {
  expect(bannerTarget(banner)).toEqual(want);
});
