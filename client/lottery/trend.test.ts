import { expect, test } from 'vitest';
import { groupNumbers } from './number-groups.ts';
import { five, north, openedDraws, six } from './testing.ts';
import { trendAxes, trendOf } from './trend.ts';

const axesOf = (game: typeof five) => trendAxes(game.numbers).map(({ id, options }) => [id, options.length]);

test('places of few numbers, pools of many, and the digits of a single large number are followed', () => {
  expect(axesOf(five)).toEqual([1, 2, 3, 4, 5].map((place) => [`digits-${place}`, 10]));
  expect(axesOf(six)).toEqual([['main', 45]]);
  expect(axesOf(north)).toEqual(
    ['special', 'first'].flatMap((name) => [1, 2, 3, 4, 5].map((place) => [`${name}-${place}`, 10])),
  );
});

test('an option counts where it came, and misses the draws since', () => {
  const [axis] = trendAxes(five.numbers);
  const draws = ['7', '3', '3', '7', '1'].map((digit) => ({ numbers: [digit, '0', '0', '0', '0'] }));
  const trend = axis ? trendOf(axis, draws) : [];
  const itemOf = (option: string) => trend.find((item) => item.option === option);
  expect(itemOf('7')).toEqual({ option: '7', count: 2, missing: 0, longestMissing: 2 });
  expect(itemOf('3')).toEqual({ option: '3', count: 2, missing: 1, longestMissing: 2 });
  expect(itemOf('1')).toEqual({ option: '1', count: 1, missing: 4, longestMissing: 4 });
  expect(itemOf('9')).toEqual({ option: '9', count: 0, missing: 5, longestMissing: 5 });
});

test('[9.01] over a hundred draws every place has come a hundred times', () => {
  for (const axis of trendAxes(five.numbers)) {
    const counts = trendOf(axis, openedDraws(100)).map(({ count }) => count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100);
  }
});

test('the digits of a large number are read from its own group', () => {
  const numbers = ['12345', '67890', '11111', '22222', '01', '02', '03', '04'];
  expect(trendAxes(north.numbers).map((axis) => axis.read(numbers).join())).toEqual(Array.from('1234567890'));
  expect(groupNumbers(north.numbers, numbers).map((opened) => opened.numbers.length)).toEqual([1, 1, 2, 4]);
});
