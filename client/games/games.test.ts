import { emptyBrand } from '@liveryjs/engine/kit/testing';
import type { Game, GamesMenuResponse, Vendor } from '@liveryjs/schemas/platform';
import type { GameCategory, VendorGroup } from '@liveryjs/schemas/portal';
import { afterEach, expect, test, vi } from 'vitest';
import { tenant } from '#client/testing.ts';
import { categoryQuery } from './category-query.ts';
import { gameListParams } from './game-list-params.ts';
import { gameMenuFacts } from './game-menu-facts.ts';
import { gamesPage } from './games-page.ts';
import { loadVendors, vendorsParams } from './load-vendors.ts';
import { shownVendor, shownVendors, vendorsBehind } from './shown-vendor.ts';
import { vendorCategories } from './vendor-categories.ts';
import { vendorCodes } from './vendor-codes.ts';

const map: VendorGroup[] = [
  { id: 'COCKFIGHT', belong: 'SPORTS', vendors: ['DS88'] },
  { id: 'ESPORTS', belong: 'SPORTS', sortTarget: 'LIVE', vendors: ['TF'] },
];
const sections = { vendors: { map, shown: [], offered: [] } };

afterEach(() => vi.unstubAllGlobals());

test.each<[GameCategory, ReturnType<typeof categoryQuery>]>([
  ['RNG', { gameType: 'RNG', sortBy: 'RNG', only: undefined, without: [] }],
  ['COCKFIGHT', { gameType: 'SPORTS', sortBy: 'SPORTS', only: ['DS88'], without: [] }],
  ['ESPORTS', { gameType: 'SPORTS', sortBy: 'LIVE', only: ['TF'], without: [] }],
  ['SPORTS', { gameType: 'SPORTS', sortBy: 'SPORTS', only: undefined, without: ['DS88', 'TF'] }],
])('[1.08] the vendor map makes of %s', (category, want) => {
  expect(categoryQuery(sections, category)).toEqual(want);
});

test.each<[string, GameCategory, string[] | undefined, string[], ReturnType<typeof vendorCodes>]>([
  ['an ordinary category: whatever is there', 'RNG', undefined, [], 'all'],
  ['a vendor of it, before its vendors are known', 'RNG', undefined, ['PG'], ['PG']],
  ['a vendor of it', 'RNG', ['PG', 'JILI'], ['PG'], ['PG']],
  ['vendors that are shown as one', 'RNG', ['PG', 'JILI', 'CQ9'], ['PG', 'CQ9', 'TF'], ['PG', 'CQ9']],
  ['a vendor that it has not', 'RNG', ['PG', 'JILI'], ['TF'], 'all'],
  ['a group: its vendors', 'COCKFIGHT', undefined, [], ['DS88']],
  ['a group does not let another vendor in', 'COCKFIGHT', undefined, ['BTI'], ['DS88']],
  ['what groups leave is known with the vendors', 'SPORTS', undefined, [], undefined],
  ['the same with a vendor chosen', 'SPORTS', undefined, ['DS88'], undefined],
  ['what groups leave', 'SPORTS', ['BTI', 'SBO'], [], ['BTI', 'SBO']],
  ['a vendor that belongs to a group', 'SPORTS', ['BTI', 'SBO'], ['DS88'], ['BTI', 'SBO']],
  ['nothing left', 'SPORTS', [], [], []],
])('[1.08] vendors to ask for: %s', (_, category, vendors, chosen, want) => {
  expect(vendorCodes(categoryQuery(sections, category), vendors, chosen)).toEqual(want);
});

const games = [{ nodeId: 1 }] as Game[];
test.each<[string, Parameters<typeof gamesPage>[0], ReturnType<typeof gamesPage>]>([
  ['a plain list', games, { games }],
  ['a list that is counted', { games, totalPages: 3, total: 50 }, { games, totalPages: 3, total: 50 }],
  ['favourites', { content: games, totalPages: 3 }, { games, totalPages: 3 }],
  ['the last played', { list: games }, { games, totalPages: undefined }],
])('[2.11] the games and pages of %s', (_, answer, want) => {
  expect(gamesPage(answer)).toEqual(want);
});

const menu = (gameCategory: GameCategory, ...codes: string[]): GamesMenuResponse[number] => ({
  gameCategory,
  vendors: codes.map((vassalage) => ({ vassalage, isHot: false })),
});

test.each<[string, GamesMenuResponse, GameCategory[]]>([
  ['no menus', [], []],
  ['a category without vendors', [menu('LIVE')], []],
  ['categories as they are', [menu('LIVE', 'EVO'), menu('RNG', 'PG')], ['LIVE', 'RNG']],
  ['all of sports', [menu('SPORTS', 'BTI', 'DS88', 'TF')], ['SPORTS', 'COCKFIGHT', 'ESPORTS']],
  ['sports of which only groups are left', [menu('SPORTS', 'DS88')], ['COCKFIGHT']],
  ['the vendor of a group in another category', [menu('LIVE', 'DS88')], ['LIVE']],
])('[2.26] categories that have a vendor: %s', (_, menus, want) => {
  expect(vendorCategories(menus, sections)).toEqual(want);
});

const signal = AbortSignal.timeout(1000);
const addresses: string[] = [];
const answer = (value: unknown) =>
  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address);
    return new Response(JSON.stringify({ success: true, value }));
  });

const lane = (vassalage: string, vendorName = vassalage): Vendor & { vendorName: string } => ({
  vassalage,
  vendorName,
  icon: `/v/${vassalage}.svg`,
  gameTypes: ['SPORTS'],
  isHot: false,
  isNew: false,
});

test('[1.08] vendors of a group stand in the order of the category that it is sorted by', async () => {
  const lanes = { SPORTS: ['TF', 'BTI', 'GOLS'], LIVE: ['GOLS', 'EVO', 'TF'] };
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'http://test');
    const codes = lanes[searchParams.get('gameType') as 'SPORTS' | 'LIVE'];
    return Response.json({ success: true, value: { data: { lanes: codes.map((code) => lane(code)) } } });
  });
  const params = vendorsParams('EN', categoryQuery(sections, 'ESPORTS'));
  const codes = (await loadVendors(params, signal)).map(({ vassalage }) => vassalage);
  expect(codes).toEqual(['GOLS', 'TF', 'BTI']);
  expect(vendorsParams('EN', categoryQuery(sections, 'SPORTS'))).toEqual({
    language: 'EN',
    gameType: 'SPORTS',
  });
});

const speaking = (...codes: string[]) => ({
  ...emptyBrand,
  languages: { default: 'EN', supported: codes.map((code) => ({ code, locale: 'en' })) },
  vendors: {
    map,
    shown: [
      { id: 'TCG', as: '', language: 'TY' },
      { id: 'BTI', as: 'GOLS', language: 'TY' },
      { id: 'SBO', as: 'SBO2', language: 'TY' },
    ],
  },
});
const all = [lane('BTI', 'Fieldhouse'), lane('TCG'), lane('GOLS', 'Goalstrand'), lane('SBO', 'Sunbet')];
const seen = (brand: ReturnType<typeof speaking>) =>
  shownVendors(brand, all).map(({ vassalage, vendorName }) => [vassalage, vendorName]);

test('[9.04] where Filipino is spoken, vendors have another code or none', () => {
  const brand = speaking('EN', 'TY');
  expect(seen(brand)).toEqual([
    ['GOLS', 'Goalstrand'],
    ['SBO2', 'Sunbet'],
  ]);
  expect(['TCG', 'BTI', 'GOLS', 'PG'].map((code) => shownVendor(brand, code))).toEqual([
    '',
    'GOLS',
    'GOLS',
    'PG',
  ]);
  expect(['GOLS', 'SBO2', 'BTI', 'TCG', 'PG'].map((code) => vendorsBehind(brand, code))).toEqual([
    ['GOLS', 'BTI'],
    ['SBO2', 'SBO'],
    [],
    ['TCG'],
    ['PG'],
  ]);
});

test('[9.04] elsewhere they have their own', () => {
  const brand = speaking('EN', 'VI');
  expect(seen(brand).map(([code]) => code)).toEqual(['BTI', 'TCG', 'GOLS', 'SBO']);
  expect(vendorsBehind(brand, 'BTI')).toEqual(['BTI']);
});

test('[2.26] the game menus answer vendorsIn', async () => {
  answer([menu('SPORTS', 'DS88')]);
  const brand = { ...emptyBrand, ...sections };
  expect(await gameMenuFacts.load(signal, brand)).toEqual({ vendorsIn: ['COCKFIGHT'] });
  expect(addresses.pop()).toBe('/lgw/games/game_menus');
});

test('[9.01] a page of a list is asked for by the terms, the site and the page that plays', () => {
  const terms = { gameType: 'RNG', gameName: 'gà & gold', language: 'VI', pageNo: 3, pageSize: 42 } as const;
  const brand = { ...emptyBrand, tenant };
  expect(gameListParams({ ...terms, vendors: ['PG', 'JILI'] }, brand)).toEqual({
    clientType: '3',
    platform: 'html5-desktop',
    channel: 'web',
    merchant: 'test',
    vassalage: 'PG,JILI',
    ...terms,
  });
  expect(gameListParams(terms, brand)).not.toHaveProperty('vassalage');
});

test('a vendor that has its code alone is shown under the code', async () => {
  answer({ data: { lanes: [{ vassalage: 'PG' }, { icon: '/v/JILI.svg' }, null] } });
  expect(await loadVendors({ language: 'EN' }, signal)).toEqual([{ vassalage: 'PG', vendorName: 'PG' }]);
});
