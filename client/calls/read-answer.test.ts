import { leftOutOf } from '@liveryjs/engine/kit/plain';
import { getBetRecord } from '@liveryjs/schemas/calls/records';
import type { Shape } from '@liveryjs/schemas/contract/call';
import { afterEach, expect, test, vi } from 'vitest';
import { readAnswer } from './read-answer.ts';

const node: Shape = { id: 'i', 'children?': ['[', () => node] };
const thing: Shape = {
  id: 'i',
  'name?': 'S',
  'amount?': 'd',
  'on?': 'b',
  'at?': 't',
  'kind?': ['=', 1, 'B'],
};
const read = (shape: Shape, value: unknown) => readAnswer(shape, value, 'GET /wps/x');

afterEach(() => void vi.restoreAllMocks());

test.each<[string, Shape, unknown, unknown]>([
  ['a number as text', thing, { id: '17' }, { id: 17 }],
  ['a text as number', thing, { id: 1, name: 5, amount: 12.5 }, { id: 1, name: '5', amount: '12.5' }],
  ['yes as 1', thing, { id: 1, on: 1 }, { id: 1, on: true }],
  ['no as text', thing, { id: 1, on: 'false' }, { id: 1, on: false }],
  ['a constant as text', thing, { id: 1, kind: '1' }, { id: 1, kind: 1 }],
  ['a moment as milliseconds', thing, { id: 1, at: 0 }, { id: 1, at: '1970-01-01T00:00:00.000Z' }],
  ['null for what may be missing', thing, { id: 1, name: null }, { id: 1 }],
  ['unknown fields', thing, { id: 1, more: {} }, { id: 1 }],
  ['an id as it came, text or number', ['[', 'k'], ['m-1', '007', 7], ['m-1', '007', 7]],
  ['the first form that fits', ['|', 'i', { image: 'S' }], { image: 'x' }, { image: 'x' }],
  ['a form that holds itself', node, { id: 1, children: [{ id: 2 }] }, { id: 1, children: [{ id: 2 }] }],
])('takes %s', async (_, shape, value, want) => {
  const warn = vi.spyOn(console, 'warn');
  expect(read(shape, value)).toEqual(want);
  await vi.dynamicImportSettled();
  expect(warn).not.toHaveBeenCalled();
});

test.each<[string, Shape, unknown, unknown, string]>([
  [
    'a wrong item of a list',
    ['[', thing],
    [{ id: 1 }, {}, 'x'],
    [{ id: 1 }],
    '/value/1/id: a whole number expected, nothing found; /value/2: an object expected, text found',
  ],
  [
    'a wrong optional field',
    thing,
    { id: 1, name: '' },
    { id: 1 },
    '/value/name: text that is not empty expected, empty text found',
  ],
  [
    'a number with an exponent',
    thing,
    { id: 1, amount: 1e300 },
    { id: 1 },
    '/value/amount: a decimal expected, a number found',
  ],
])('leaves out %s, and says so once', async (_, shape, value, want, sentence) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(read(shape, value)).toEqual(want);
  read(shape, value);
  await vi.dynamicImportSettled();
  expect(warn.mock.calls).toEqual([
    [`GET /wps/x answered something that the contract does not say. ${sentence}.`],
  ]);
});

test.each<[unknown, Shape]>([
  [null, 's'],
  [undefined, 's'],
  ['', 'S'],
])('a required text that is %j is a failure, too', (name, shape) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(() => read({ name: shape }, { name })).toThrow(expect.objectContaining({ kind: 'shape' }));
});

test.each<[string, unknown, string]>([
  ['is missing', undefined, 'GET /wps/x answered something else than the contract says at /value.'],
  ['lacks what is required', {}, 'GET /wps/x answered something else than the contract says at /value/id.'],
  ['is another thing', [], 'GET /wps/x answered something else than the contract says at /value.'],
])('an answer that %s is a failure that can be tried again, and names the place', (_, value, message) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(() => read(thing, value)).toThrow(
    expect.objectContaining({ kind: 'shape', message, retryable: true }),
  );
});

test('nothing of an answer stands in what is said of it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(() => read({ token: 'i' }, { token: 'secret-of-mai' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('secret') }),
  );
  await vi.dynamicImportSettled();
  expect(warn).toHaveBeenCalled();
  expect(String(warn.mock.calls)).not.toContain('secret');
});

test('a list keeps how many of its items could not be read', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const shape: Shape = { list: ['[', { id: 'k' }] };
  const leftOut = (...items: unknown[]) =>
    leftOutOf((read(shape, { list: items }) as { list: unknown[] }).list);
  expect([leftOut({ id: 1 }), leftOut({ id: 1 }, {}, 'x'), leftOut()]).toEqual([0, 2, 0]);
});

test('a bet without its vendor is a bet', () => {
  const bet = {
    id: 1,
    placedAt: '2026-06-01T10:00:00Z',
    gameType: 'RNG',
    title: 'A game',
    stake: '1.00',
    payout: '0.00',
    status: 'LOST',
  };
  const value = { list: [bet], totalPages: 1, stake: '1.00', payout: '0.00', currency: 'USD' };
  expect(read(getBetRecord.answer as Shape, value)).toMatchObject({ list: [bet] });
});
