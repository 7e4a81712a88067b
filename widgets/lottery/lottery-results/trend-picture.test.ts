import { five, openedDraws, six } from '@liveryjs/client/lottery/testing';
import { trendAxes } from '@liveryjs/client/lottery/trend';
import { expect, test } from 'vitest';
import { CELL, MARGIN, pictureOf, TOP } from './trend-picture.ts';

const axisOf = (game: typeof five) => {
  const [axis] = trendAxes(game.numbers);
  if (!axis) throw new Error('no axis');
  return axis;
};

test('the newest draw stands below, each mark in the column of its option, with a line through them', () => {
  const opened = openedDraws(3).map((draw, index) => ({
    ...draw,
    numbers: [`${index}`, '0', '0', '0', '0'],
  }));
  const picture = pictureOf(axisOf(five), opened);
  expect(picture.rows.map(({ label, marks }) => [label, marks.map(({ option }) => option).join()])).toEqual([
    ['0738', '2'],
    ['0739', '1'],
    ['0740', '0'],
  ]);
  const half = CELL / 2;
  expect(picture.line?.split(' ').at(-1)).toBe(`${MARGIN + half},${TOP + 2 * CELL + half}`);
  expect([picture.width, picture.height]).toEqual([MARGIN + 10 * CELL, TOP + 3 * CELL]);
});

test('draws of several numbers have marks and no line', () => {
  const opened = [{ ...openedDraws(1)[0], numbers: ['01', '07', '13', '22', '38', '45'] }];
  const picture = pictureOf(axisOf(six), opened as ReturnType<typeof openedDraws>);
  expect(picture.rows[0]?.marks).toHaveLength(6);
  expect(picture.line).toBeUndefined();
});

test('twenty draws of a hundred have a place', () => {
  expect(pictureOf(axisOf(five), openedDraws(100)).rows).toHaveLength(20);
});
