import { expect, test } from 'vitest';
import { standingOn } from './vip-rank.model.ts';

const ladder = [0, 1, 2].map((rankLevel) => ({
  labelName: `R${rankLevel}`,
  color: '#000000',
  color2: '#111111',
  rankLevel,
  pointsNeeded: rankLevel * 100,
}));

test.each([
  ['the lowest', 0, ['own', 'ahead', 'ahead'], 1, 'R1'],
  ['between', 1, ['reached', 'own', 'ahead'], 2, 'R2'],
  ['the top', 2, ['reached', 'reached', 'own'], 3, undefined],
  ['a rank above the ladder', 9, ['reached', 'reached', 'reached'], 0, undefined],
  ['not known', undefined, ['ahead', 'ahead', 'ahead'], 0, 'R0'],
])('%s', (_, rankLevel, stands, place, next) => {
  const standing = standingOn(ladder, rankLevel);
  expect(standing.rungs.map(({ stand }) => stand)).toEqual(stands);
  expect([standing.place, standing.next?.labelName]).toEqual([place, next]);
});
