import type { Game } from '@liveryjs/schemas/platform';
import { expect, test } from 'vitest';
import { nextPlace } from './next-place.ts';
import { gameChoices, mayBeNumber, providerChoices, recordsBy } from './portal-search.model.ts';

const game = (nodeId: number, vassalage: string): Game => ({
  nodeId,
  vassalage,
  gameType: 'RNG',
  gameName: `Game ${nodeId}`,
});

test('games of vendors that the visitor does not see are not found', () => {
  const choices = gameChoices([game(1, 'PG'), game(2, 'HIDDEN')], new Map([['PG', 'Palantra']]));
  expect(choices).toMatchObject([{ title: 'Game 1', detail: 'Palantra', aim: { launch: { nodeId: 1 } } }]);
});

test('a provider leads to the page that lists its games, and opens them where there is none', () => {
  const vendor = (vassalage: string) => ({ vassalage, vendorName: vassalage, gameTypes: ['RNG' as const] });
  const pageOf = ({ vassalage }: { vassalage: string }) =>
    vassalage === 'PG' ? { route: 'rng' } : undefined;
  expect(providerChoices([vendor('PG'), vendor('JILI')], pageOf).map(({ aim }) => aim)).toEqual([
    { to: { route: 'rng', query: { vassalage: 'PG' } } },
    { launch: { vassalage: 'JILI', gameType: 'RNG', isGame: 'VASSALAGE', name: 'JILI' } },
  ]);
});

test.each([
  ['12', false],
  ['123', true],
  ['#D-2026 11', true],
  ['tiger', false],
])('%s may be the number of a record: %s', (typed, want) => {
  expect(mayBeNumber(typed)).toBe(want);
});

test('records are found by a part of their number, whatever stands between its digits', () => {
  const record = (number: string) => ({
    number,
    choice: { id: number, title: number, aim: { to: { route: 'home' } } },
  });
  const records = [record('D-2026-1101'), record('W-77')];
  expect(recordsBy('#20261101', records).map(({ id }) => id)).toEqual(['D-2026-1101']);
  expect(recordsBy('77', records)).toEqual([]);
});

test.each([
  ['ArrowDown', undefined, 'a'],
  ['ArrowDown', 'c', 'a'],
  ['ArrowUp', undefined, 'c'],
  ['ArrowUp', 'a', 'c'],
  ['PageDown', 'a', 'c'],
  ['PageUp', 'c', 'a'],
  ['x', 'a', undefined],
])('%s leads from %s to %s', (key, current, want) => {
  expect(nextPlace([['a', 'b'], ['c']], current, key)).toBe(want);
});
