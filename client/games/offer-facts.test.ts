import type { Facts } from '@liveryjs/engine/kit/plain';
import { emptyBrand } from '@liveryjs/engine/kit/testing';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import type { GamesMenuResponse } from '@liveryjs/schemas/platform';
import type { GameCategory, OfferedVendor, VendorGroup } from '@liveryjs/schemas/portal';
import { afterEach, expect, test } from 'vitest';
import { system } from '#client/system/store.ts';
import { categoryQuery } from './category-query.ts';
import { isVendorOf } from './is-vendor-of.ts';
import { offerFacts } from './offer-facts.ts';
import { vendorCodes } from './vendor-codes.ts';

const map: VendorGroup[] = [{ id: 'COCKFIGHT', belong: 'SPORTS', vendors: ['DS88', 'TF'] }];
const brandWith = (...offered: OfferedVendor[]): ResolvedBrand =>
  ({ ...emptyBrand, vendors: { map, shown: [], offered } }) as ResolvedBrand;

const menu = (gameCategory: GameCategory, ...codes: string[]): GamesMenuResponse[number] => ({
  gameCategory,
  vendors: codes.map((vassalage) => ({ vassalage, isHot: false })),
});
const menus = [menu('LIVE', 'EVO'), menu('SPORTS', 'BTI', 'DS88')];
const listed = ['LIVE', 'SPORTS', 'COCKFIGHT'];

afterEach(() => {
  system.gameMenus = undefined;
});

const members: OfferedVendor = { id: 'DS88', when: { audience: ['member'] } };
const spoken: OfferedVendor = { id: 'DS88', when: { languages: ['VI'] } };
const late: OfferedVendor = { id: 'DS88', when: { from: '2090-01-01T00:00:00.000Z' } };
const season: OfferedVendor = {
  id: 'DS88',
  when: { until: '2090-01-01T00:00:00.000Z', not: { languages: ['VI'] } },
};

test.each<[string, OfferedVendor, Facts, boolean]>([
  ['members only, to a member', members, { audience: ['member'] }, true],
  ['members only, to a visitor', members, { audience: ['visitor'] }, false],
  ['members only, before the visitor is known', members, {}, false],
  ['one language, in it', spoken, { languages: ['VI'] }, true],
  ['one language, in another', spoken, { languages: ['EN'] }, false],
  ['from a moment on, before it', late, { now: ['2089-12-31T23:59:59.999Z'] }, false],
  ['from a moment on, at it', late, { now: ['2090-01-01T00:00:00.000Z'] }, true],
  ['until a moment, before it', season, { now: ['2089-12-31T00:00:00.000Z'], languages: ['EN'] }, true],
  [
    'until a moment, not in a language',
    season,
    { now: ['2089-12-31T00:00:00.000Z'], languages: ['VI'] },
    false,
  ],
  ['a feature that never is on', { id: 'DS88', when: { features: ['off'] } }, { features: [] }, false],
])('a vendor that is offered to %s', (_, offer, facts, isOffered) => {
  system.gameMenus = menus;
  const got = offerFacts(brandWith(offer), { ...facts, vendorsIn: listed });
  expect(got.notOffered).toEqual(isOffered ? [] : ['DS88']);
  // Its own category goes with it, and the one that others are left in stays.
  expect(got.vendorsIn).toEqual(isOffered ? listed : ['LIVE', 'SPORTS']);
});

test('a brand that offers all vendors has the facts as they are', () => {
  const facts = { audience: ['visitor'], vendorsIn: listed };
  expect(offerFacts(brandWith(), facts)).toBe(facts);
});

test('categories are not known before the platform has said them', () => {
  system.gameMenus = menus;
  expect(offerFacts(brandWith(members), { audience: ['visitor'] })).not.toHaveProperty('vendorsIn');
});

test.each<[GameCategory, string[], string[], ReturnType<typeof vendorCodes>]>([
  ['SPORTS', ['BTI', 'SBO'], [], ['BTI', 'SBO']],
  ['RNG', ['PG', 'JILI'], [], ['PG', 'JILI']],
  ['RNG', ['PG', 'JILI'], ['JILI'], ['JILI']],
  ['RNG', ['PG', 'JILI'], ['DS88'], ['PG', 'JILI']],
  ['COCKFIGHT', ['TF'], [], ['TF']],
])(
  'in %s, games are asked of the vendors that are offered: of %j, chosen %j',
  (category, vendors, chosen, want) => {
    const query = categoryQuery({ vendors: { map, shown: [], offered: [] } }, category, ['DS88']);
    expect(isVendorOf(query, 'DS88')).toBe(false);
    // The rest of the game type is not known before the vendors are.
    if (!query.only) expect(vendorCodes(query, undefined, chosen)).toBeUndefined();
    expect(vendorCodes(query, vendors, chosen)).toEqual(want);
  },
);

test('a group whose vendors are not offered asks for nothing', () => {
  const query = categoryQuery({ vendors: { map, shown: [], offered: [] } }, 'COCKFIGHT', ['DS88', 'TF']);
  expect(vendorCodes(query, undefined, [])).toEqual([]);
});
