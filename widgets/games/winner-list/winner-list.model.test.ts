import type { Winner } from '@liveryjs/schemas/platform';
import type { GameCategory, PortalSections } from '@liveryjs/schemas/portal';
import { expect, test } from 'vitest';
import { agoText, gameTypesOf, isSold, launchOfWin, rowsFrom } from './winner-list.model.ts';

test.each([
  [0, ['a', 'b']],
  [2, ['c', 'a']],
  [7, ['b', 'c']],
])('rows from %i on go round', (start, want) => {
  expect(rowsFrom(['a', 'b', 'c'], start, 2)).toEqual(want);
});

test('a list that fits stands still', () => {
  expect(rowsFrom(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
  expect(rowsFrom([], 3, 2)).toEqual([]);
});

test.each([
  [-5, 'now'],
  [59, 'now'],
  [60, '1 minute ago'],
  [59 * 60 + 59, '59 minutes ago'],
  [3600, '1 hour ago'],
  [86_400, 'yesterday'],
  [3 * 86_400, '3 days ago'],
])('%i seconds ago is “%s”', (seconds, want) => {
  const now = new Date('2026-11-24T12:00:00Z');
  expect(agoText(new Date(now.getTime() - seconds * 1000), now, 'en')).toBe(want);
});

test('how long ago is said in the visitor’s language', () => {
  const now = new Date('2026-11-24T12:00:00Z');
  expect(agoText(new Date(now.getTime() - 120_000), now, 'vi')).toBe('2 phút trước');
});

const sections = {
  vendors: {
    map: [{ id: 'ESPORTS', belong: 'SPORTS', vendors: ['TF'] }],
    shown: [
      { id: 'TCG', as: '' },
      { id: 'BTI', as: 'SBTI', language: 'TY' },
    ],
    offered: [],
  },
} as unknown as Pick<PortalSections, 'vendors'>;
const win = (gameType: Winner['gameType'], vassalage?: string): Winner => ({
  id: 1,
  name: 'ma***i',
  game: 'A game',
  gameType,
  amount: 5,
  wonAt: '2026-11-24T12:00:00.000Z',
  ...(vassalage && { vassalage, nodeId: 7 }),
});

test.each<[readonly GameCategory[], string | undefined]>([
  [[], undefined],
  [['LOTT', 'ELOTT'], 'LOTT,ELOTT'],
  [['SPORTS', 'ESPORTS'], 'SPORTS'],
])('[1.08] wins of %j are asked of the platform’s own categories', (categories, want) => {
  expect(gameTypesOf(categories, sections)).toBe(want);
});

test.each<[string, Winner, readonly GameCategory[], boolean]>([
  ['of a category that is sold', win('LOTT', 'TCG_SEA'), ['LOTT'], true],
  ['of another category', win('RNG', 'PG'), ['LOTT', 'ELOTT'], false],
  ['of any, where no categories are named', win('RNG', 'PG'), [], true],
  ['of a vendor that the brand hides', win('LOTT', 'TCG'), [], false],
  ['of a vendor with another code in one language', win('SPORTS', 'BTI'), [], true],
  ['of a vendor that belongs to a group', win('SPORTS', 'TF'), ['SPORTS'], false],
  ['of that group', win('SPORTS', 'TF'), ['ESPORTS'], true],
  ['of a vendor that the platform does not say', win('LOTT'), ['LOTT'], true],
])('a win %s', (_, winner, categories, want) => {
  expect(isSold(winner, categories, sections)).toBe(want);
});

test('a win of a vendor that the visitor is not offered does not show', () => {
  expect(isSold(win('RNG', 'PG'), [], sections, ['PG'])).toBe(false);
  expect(isSold(win('RNG', 'JILI'), [], sections, ['PG'])).toBe(true);
});

test('a win opens its game where the platform says which one that is', () => {
  expect(launchOfWin({ ...win('LOTT', 'TCG'), gameCode: 'DAILY3' })).toEqual({
    vassalage: 'TCG',
    gameType: 'LOTT',
    nodeId: 7,
    gameCode: 'DAILY3',
    name: 'A game',
  });
  expect(launchOfWin(win('LOTT'))).toBeUndefined();
});
