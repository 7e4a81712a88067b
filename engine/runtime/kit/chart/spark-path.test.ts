import { expect, test } from 'vitest';
import { sparkPath } from './spark-path.ts';

test.each<[string, number[], string | undefined]>([
  ['goes from the lowest at the foot to the highest at the top', [0, 10], 'M0 26L96 2'],
  ['has values below 0 below those above it', [-5, 5, 0], 'M0 26L48 2L96 14'],
  ['goes along the middle where nothing changes', [3, 3, 3], 'M0 14L48 14L96 14'],
  ['is none through one value', [4], undefined],
  ['is none through nothing', [], undefined],
])('a line %s', (_, values, want) => {
  expect(sparkPath(values, 96, 28)).toBe(want);
});
