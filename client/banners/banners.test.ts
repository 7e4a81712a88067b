import type { Banner } from '@liveryjs/schemas/platform';
import type { BannerGroup, OwnBanner } from '@liveryjs/schemas/portal';
import { expect, test } from 'vitest';
import { bannerTarget } from './banner-target.ts';
import { bannerGroupsOf, mixBanners } from './page-banners.ts';

const slider = { variant: 'plain', height: 'full', pagination: false, spacing: 0, autoplayMs: 5000 } as const;
const platform = { source: 'platform' as const, items: [], slider };
const banners: BannerGroup[] = [
  { id: 'w_home', route: '/', ...platform },
  { id: 'w_rng', route: '/rng', ...platform },
];

test.each([
  ['/', ['w_home']],
  ['/rng', ['w_rng']],
  ['/cockfight', []],
  [undefined, []],
])('[2.19] the route %j shows the group %j', (path, want) => {
  expect(bannerGroupsOf({ banners }, path, () => true).map(({ id }) => id)).toEqual(want);
});

const tet = { id: 'w_tet', route: '/', when: { from: '2027-02-06T00:00:00.000Z' }, ...platform };

test.each([
  ['the season', true, 'w_tet'],
  ['what may be the season', undefined, 'w_tet'],
  ['another time', false, 'w_home'],
])('[2.19] of two groups of a route the first that may show does: in %s', (_, holds, want) => {
  const shown = bannerGroupsOf({ banners: [tet, ...banners] }, '/', (when) => (when ? holds : true));
  expect(shown.map(({ id }) => id)).toEqual([want]);
});

const ownBanner = (id: string, more: Partial<OwnBanner> = {}): OwnBanner => ({
  id,
  picture: { wide: `assets/${id}.svg` },
  title: `aurora.${id}`,
  words: 'over',
  ...more,
});
const group = (id: string, ...items: OwnBanner[]): BannerGroup => ({
  id,
  route: '/',
  source: 'manifest',
  items,
  slider,
});
const season = { when: { from: '2027-02-06T00:00:00.000Z' } };

test.each<[name: string, groups: BannerGroup[], holds: boolean | undefined, want: string]>([
  ['before and after', [group('a', ownBanner('x')), ...banners, group('b', ownBanner('y'))], true, 'x 1 2 y'],
  ['at its place', [...banners, group('b', ownBanner('x', { place: 2 }), ownBanner('y'))], true, '1 x 2 y'],
  [
    'at places as they are counted',
    [group('b', ownBanner('x', { place: 3 }), ownBanner('y', { place: 1 })), ...banners],
    true,
    'y 1 x 2',
  ],
  ['at a place that there is not', [group('b', ownBanner('x', { place: 9 })), ...banners], true, '1 2 x'],
  ['out of its season', [group('b', ownBanner('x', season), ownBanner('y')), ...banners], false, 'y 1 2'],
  ['in a group out of its season', [{ ...group('b', ownBanner('x')), ...season }, ...banners], false, '1 2'],
  ['in what may be its season', [group('b', ownBanner('x', season)), ...banners], undefined, 'x? 1 2'],
  ['alone', [group('b', ownBanner('x'))], true, 'x'],
])('a banner of the manifest stands among those of the platform %s', (_, list, holds, want) => {
  const conditionHolds = (when: unknown) => (when ? holds : true);
  const groups = bannerGroupsOf({ banners: list }, '/', conditionHolds);
  const slots = mixBanners(groups, conditionHolds, [
    { bannerId: 1, url: '/1' },
    { bannerId: 2, url: '/2' },
  ]);
  const shown = slots.map((slot) =>
    'own' in slot ? slot.own.id + (slot.pending ? '?' : '') : slot.banner?.bannerId,
  );
  expect(shown.join(' ')).toBe(want);
});

test('one place stands for the banners of the platform while they are not here', () => {
  const slots = mixBanners([...banners.slice(0, 1), group('b', ownBanner('x', { place: 1 }))], () => true);
  expect(slots.map((slot) => ('own' in slot ? slot.own.id : slot.banner))).toEqual(['x', undefined]);
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
