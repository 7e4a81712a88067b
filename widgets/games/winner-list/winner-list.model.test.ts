import type { Winner } from '@liveryjs/schemas/platform';
import type { GameCategory, PortalSections } from '@liveryjs/schemas/portal';
import { expect, test } from 'vitest';
import { agoText, gameTypesOf, isSold, launchOfWin, startOf } from './winner-list.model.ts';

const winsOf = (...ids: number[]) => ids.map((id) => ({ id }));

test.each([
  ['with the oldest that fill the rows', winsOf(5, 4, 3, 2, 1), undefined, 3],
  ['with the win that is on top', winsOf(5, 4, 3, 2, 1), 4, 1],
  ['with the same win when newer ones come', winsOf(7, 6, 5, 4, 3), 4, 3],
  ['higher, where too few stand below what is on top', winsOf(5, 4, 3), 3, 1],
  ['anew where the platform lists it no more', winsOf(19, 18, 17, 16), 4, 2],
  ['at the latest where all have room', winsOf(2, 1), undefined, 0],
  ['nowhere else where there is none', [], undefined, 0],
])('the list begins %s', (_, list, top, want) => {
  expect(startOf(list, 2, top)).toBe(want);
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
