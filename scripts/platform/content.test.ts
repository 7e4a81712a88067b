import { expect, it } from 'vitest';
import type { Content } from '#scripts/types/contract/read-contract.ts';
import { contentMisfits, pagesOf } from './content.ts';

const promotions: Content = {
  page: '/promotions',
  at: '/list',
  with: ['title', 'image'],
  addresses: ['image'],
};
const full = { title: 'A promotion', image: '/a.png' };
const look = (rule: Content, value: unknown) => contentMisfits([rule], value, []);

it.each<[string, unknown]>([
  ['an item with content', { list: [full] }],
  ['one item with content beside others', { list: [{}, 7, full] }],
  ['a whole address', { list: [{ ...full, image: 'https://cdn.example/a.png' }] }],
])('passes %s', (_, value) => {
  expect(look(promotions, value)).toEqual([]);
});

it.each<[string, unknown, string]>([
  ['an empty list', { list: [] }, 'an empty list'],
  ['blank texts', { list: [{ ...full, title: ' ' }] }, '1 without'],
  [
    'what is no address',
    {
      list: [
        { ...full, image: 'string' },
        { ...full, image: 'javascript:x' },
      ],
    },
    '2 without',
  ],
])('says that a page is empty: %s', (_, value, got) => {
  expect(look(promotions, value)).toEqual([
    {
      at: '/value/list',
      expected: 'the page /promotions would be empty: an item with title and image (an address)',
      got,
      serious: true,
    },
  ]);
});

it('says that a page is empty where there is no list at all', () => {
  expect(look(promotions, {})).toMatchObject([{ at: '/value/list', got: 'none', serious: true }]);
});

it('takes one of several fields, and tells of what may be empty without failing', () => {
  const register: Content = { page: '/register', at: '', any: ['username', 'mobileNum'] };
  expect(look(register, { mobileNum: { enabled: true } })).toEqual([]);
  expect(look(register, { email: { enabled: true } })).toHaveLength(1);
  expect(look({ ...promotions, mayBeEmpty: true }, { list: [] })).toMatchObject([{ serious: false }]);
});

it('takes what is out of its range for serious where a page hangs on it', () => {
  const rule: Content = { page: 'every page', at: '/status', fits: true };
  const misfit = { at: '/value/status', expected: '<= 2', got: 'a number', serious: false };
  expect(contentMisfits([rule], { status: 7 }, [misfit])).toEqual([
    { ...misfit, expected: '<= 2 (shown on every page)', serious: true },
  ]);
  expect(contentMisfits([rule], { status: 1 }, [])).toEqual([]);
  expect(pagesOf([rule, promotions])).toEqual(['/promotions']);
});
