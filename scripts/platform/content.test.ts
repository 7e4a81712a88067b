import type { Content } from '@liveryjs/workspace/types/contract/read-contract';
import { expect, it } from 'vitest';
import { contentMisfits, pagesOf, picturesOf } from './content.ts';
import type { Circumstances } from './lacks.ts';
import { valuesAt } from './places.ts';

const promotions: Content = {
  page: '/promotions',
  at: '/list',
  with: ['/title', '/image'],
  pictures: ['/image'],
};
const full = { title: 'A promotion', image: '/a.png' };
const there: Circumstances = {
  values: new Map(),
  asked: {},
  pictures: new Set(['/a.png', 'https://cdn.example/a.png']),
  now: new Date('2026-06-01T12:00:00Z'),
  misfits: [],
};
const look = (rule: Content, value: unknown, change: Partial<Circumstances> = {}) =>
  contentMisfits([rule], value, { ...there, ...change });

it.each<[string, unknown]>([
  ['an item with content', { list: [full] }],
  ['an item with content beside others that lack some', { list: [{}, 7, full] }],
  ['a whole address', { list: [{ ...full, image: 'https://cdn.example/a.png' }] }],
  ['a picture in the answer', { list: [{ ...full, image: 'data:image/png;base64,AAAA' }] }],
])('passes %s', (_, value) => {
  expect(look(promotions, value)).toEqual([]);
});

it.each<[string, unknown, string]>([
  ['an empty list', { list: [] }, 'an empty list'],
  ['blank texts', { list: [{ ...full, title: ' ' }] }, '1 without'],
  [
    'addresses without a picture',
    {
      list: [
        { ...full, image: 'string' },
        { ...full, image: '/b.png' },
      ],
    },
    '2 without',
  ],
])('says that a page is empty: %s', (_, value, got) => {
  expect(look(promotions, value)).toEqual([
    {
      at: '/value/list',
      expected: 'the page /promotions would be empty: an item with title and image (a picture that loads)',
      got,
      serious: true,
    },
  ]);
});

it('says that a page is empty where there is no list at all', () => {
  expect(look(promotions, {})).toMatchObject([{ at: '/value/list', got: 'none', serious: true }]);
});

it('takes one of several fields, and tells of what may be empty without failing', () => {
  const register: Content = { page: '/register', at: '', any: ['/username', '/mobileNum'] };
  expect(look(register, { mobileNum: { enabled: true } })).toEqual([]);
  expect(look(register, { email: { enabled: true } })).toHaveLength(1);
  expect(look({ ...promotions, mayBeEmpty: true }, { list: [] })).toMatchObject([{ serious: false }]);
  expect(look({ ...promotions, mayLack: true }, {})).toEqual([]);
});

it('fails on nonsense where there may be nothing', () => {
  const rule: Content = { ...promotions, mayBeEmpty: true };
  expect(look(rule, { list: [{ ...full, image: '/b.png' }] })).toMatchObject([{ serious: true }]);
});

it('takes what is out of its range for serious where a page hangs on it', () => {
  const rule: Content = { page: 'every page', at: '/status', fits: true };
  const misfit = { at: '/value/status', expected: '<= 2', got: 'a number', serious: false };
  expect(look(rule, { status: 7 }, { misfits: [misfit] })).toEqual([
    { ...misfit, expected: '<= 2 (shown on every page)', serious: true },
  ]);
  expect(look(rule, { status: 1 })).toEqual([]);
  expect(pagesOf([rule, promotions, { ...promotions, page: '/', mayBeEmpty: true }])).toEqual([
    '/promotions',
  ]);
});

const games: Content = {
  page: '/rng',
  at: '',
  with: ['/vassalage'],
  agrees: { '/vassalage': ['getVendors/*/vassalage', 'getGameMenus/*/vendors/*/vassalage'] },
  asked: { '/gameType': 'gameType' },
};
const game = { vassalage: 'ONE', gameType: 'RNG' };

it('wants values to stand in the other answers, in one of them at least', () => {
  const [answer, other] = [[{ vassalage: 'ONE' }], [{ vendors: [{ vassalage: 'TWO' }] }]];
  const agreed = (...answers: [string, unknown][]) => look(games, [game], { values: new Map(answers) });
  expect(agreed(['getVendors', answer])).toEqual([]);
  expect(agreed(['getVendors', other], ['getGameMenus', answer])).toMatchObject([
    { at: '/value', got: '1 without', serious: true },
  ]);
  expect(agreed()).toEqual([]);
});

it('tells of an item that cannot be shown beside one that can', () => {
  const values = new Map([['getVendors', [{ vassalage: 'ONE' }]]]);
  expect(look(games, [game, { ...game, vassalage: 'TWO' }], { values })).toEqual([
    {
      at: '/value/1/vassalage',
      expected: 'vassalage (of getVendors or getGameMenus) (shown on /rng)',
      got: 'something else',
      serious: false,
    },
  ]);
});

it('fails where one item is not what was asked for', () => {
  const request = { asked: { gameType: 'RNG' } };
  expect(look(games, [game], request)).toEqual([]);
  expect(look(games, [game, { ...game, gameType: 'LIVE' }], request)).toMatchObject([
    { at: '/value/1/gameType', serious: true },
  ]);
});

it.each<[string, unknown, unknown, number]>([
  ['numbers', 4, 16, 0],
  ['numbers the other way round', 16, 4, 1],
  ['amounts', '9.50', '10.00', 0],
  ['amounts the other way round', '10.00', '9.50', 1],
  ['dates the other way round', '2026-12-02T00:00:00Z', '2026-12-01T00:00:00Z', 1],
  ['one alone', 4, undefined, 0],
])('compares %s', (_, least, most, misfits) => {
  const rule: Content = { page: '/register', at: '', ordered: [['/least', '/most']] };
  expect(look(rule, { least, most })).toHaveLength(misfits);
});

it('finds a part of a tree that matches, and says so where none does', () => {
  const rule: Content = {
    page: '/register',
    at: '',
    below: 'nodes',
    with: ['/id'],
    matches: { '/id': '^(A|B)$' },
  };
  expect(look(rule, { id: 'ROOT', nodes: [{ id: 'X' }, { nodes: [{ id: 'B' }] }] })).toEqual([]);
  expect(look(rule, { id: 'ROOT', nodes: [{ id: 'X' }] })).toMatchObject([{ serious: true }]);
});

it('finds values in the items of lists, and the pictures that have to load', () => {
  const value = { list: [{ a: [{ b: 1 }, { b: 2 }] }, { a: 7 }, { a: [{ b: null }] }] };
  expect(valuesAt(value, '/list/*/a/*/b')).toEqual([1, 2]);
  expect(valuesAt(value, '/none/*')).toEqual([]);
  expect(picturesOf([promotions], { list: [full, { image: ' ' }, { image: 7 }] })).toEqual(['/a.png']);
});

const records: Content = { page: 'messageV2', at: '/list', with: ['/id'], paged: true, mayBeEmpty: true };
const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

it.each<[string, unknown]>([
  ['a page that is full, of many', { list: rows(10), totalPages: 7, total: 64 }],
  ['the only page', { list: rows(3), totalPages: 1, total: 3 }],
  ['no numbers of pages', { list: rows(3) }],
  [
    'objects, which are for the judge of shapes',
    { list: rows(3), totalPages: { valueOf: 1 }, total: { toString: 1 } },
  ],
  ['numbers as texts', { list: rows(3), totalPages: '1', total: '3' }],
])('passes the first page of records: %s', (_, value) => {
  expect(look(records, value, { asked: { pageSize: '10' } })).toEqual([]);
});

it.each<[string, object, object]>([
  [
    'pages after a page with room left',
    { list: rows(3), totalPages: 712 },
    {
      at: '/value/totalPages',
      expected: 'one page (shown on messageV2)',
      got: '712 beside 3 of 10 items',
      serious: true,
    },
  ],
  [
    'another number of items',
    { list: rows(3), totalPages: 1, total: 40 },
    { at: '/value/total', expected: '3 (shown on messageV2)', got: '40 beside 3 of 10 items' },
  ],
  [
    'fewer items than there are',
    { list: rows(10), totalPages: 1, total: 4 },
    { at: '/value/total', expected: '10 or more (shown on messageV2)' },
  ],
  [
    'more items than were asked for',
    { list: rows(11), totalPages: 1 },
    { at: '/value/list', expected: '10 items at most, as asked for (shown on messageV2)', got: '11' },
  ],
])('fails the first page of records with %s', (_, value, misfit) => {
  expect(look(records, value, { asked: { pageSize: '10' } })).toMatchObject([misfit]);
});

const yes: Content = { page: '/register (affiliate codes)', at: '', refused: true };

it.each([null, {}, { code: 'ANY' }, true, 'yes'])('wants a no to what nobody has, and not %j', (value) => {
  expect(look(yes, false)).toEqual([]);
  expect(look(yes, value)).toEqual([
    {
      at: '/value',
      expected: 'a no to something that nobody has (shown on /register (affiliate codes))',
      got: 'a yes',
      serious: true,
    },
  ]);
  expect(pagesOf([yes])).toEqual([]);
});

it.each<[string, object, object]>([
  [
    'the same number twice',
    { distinct: ['/id'] },
    { expected: 'id that no other item has (shown on /help)', got: '1 again' },
  ],
  [
    'numbers that fall',
    { ascending: ['/level'] },
    { expected: 'level rising from item to item (shown on /help)', got: 'another order' },
  ],
])('fails a list with %s', (_, rule, misfit) => {
  const list = (...items: object[]) => look({ page: '/help', at: '/list', ...rule }, { list: items });
  const first = { id: 'a', level: 1 };
  expect(list(first, { id: 'b', level: 1 }, { id: 'c', level: 2 })).toEqual([]);
  expect(list(first, { id: 'a', level: 0 })).toMatchObject([{ at: '/value/list', serious: true, ...misfit }]);
});

it('takes no moment that is to come, but for what clocks differ by', () => {
  const rule: Content = { page: '/help', at: '', past: ['/at'] };
  expect(look(rule, { at: '2026-06-02T11:00:00Z' })).toEqual([]);
  expect(look(rule, {})).toEqual([]);
  expect(look(rule, { at: '2026-06-02T13:00:00Z' })).toMatchObject([
    { expected: 'the page /help would be empty: at (no day to come)', serious: true },
  ]);
});

it.each<[string, number, object, boolean]>([
  ['as many as there are', 1, { list: [{ read: true }, { read: false }], totalPages: 1 }, true],
  ['more than there are', 2, { list: [{ read: true }, { read: false }] }, false],
  ['fewer than there are', 0, { list: [{ read: false }] }, false],
  ['more than on one of several pages', 9, { list: [{ read: false }], totalPages: 2 }, true],
  ['fewer than on one of several pages', 0, { list: [{ read: false }], totalPages: 2 }, false],
])('counts the values of another answer: %s', (_, count, messages, fits) => {
  const rule: Content = {
    page: 'messageV2',
    at: '',
    with: ['/count'],
    counts: { '/count': { of: 'getMessages/list/*/read', value: 'false' } },
  };
  expect(look(rule, { count }, { values: new Map([['getMessages', messages]]) })).toMatchObject(
    fits ? [] : [{ expected: expect.stringContaining('count (as many as in getMessages)'), serious: true }],
  );
  expect(look(rule, { count })).toEqual([]);
});
