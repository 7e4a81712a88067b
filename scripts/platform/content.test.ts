import { expect, it } from 'vitest';
import type { Content } from '#scripts/types/contract/read-contract.ts';
import { type Circumstances, contentMisfits, pagesOf, picturesOf, valuesAt } from './content.ts';

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
  const [one, other] = [[{ vassalage: 'ONE' }], [{ vendors: [{ vassalage: 'TWO' }] }]];
  const agreed = (...answers: [string, unknown][]) => look(games, [game], { values: new Map(answers) });
  expect(agreed(['getVendors', one])).toEqual([]);
  expect(agreed(['getVendors', other], ['getGameMenus', one])).toMatchObject([
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
