import { expect, test } from 'vitest';
import { standingOn, wayTo } from './vip-rank.model.ts';

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

test.each([
  ['between two ranks is told from the lower one', 750, { value: 250, max: 1000 }],
  ['below the own rank is none yet', 400, { value: 0, max: 1000 }],
  ['beyond the next is all of it', 5000, { value: 1000, max: 1000 }],
])('a way %s', (_, gathered, want) => {
  const rank = (pointsNeeded: number) => ({
    labelName: '',
    color: '',
    color2: '',
    rankLevel: 1,
    pointsNeeded,
  });
  expect(wayTo(rank(1500), rank(500), gathered)).toEqual(want);
});
