import { expect, test } from 'vitest';
import { isInReach, placesOf, type Rotation, rotates } from './ring.ts';

const rotation: Rotation = {
  count: 2,
  wanted: true,
  held: false,
  dragging: false,
  hidden: false,
  still: false,
};

test.each<[string, Partial<Rotation>, boolean]>([
  ['two slides', {}, true],
  ['only one', { count: 1 }, false],
  ['a visitor who pressed pause', { wanted: false }, false],
  ['a mouse over them or focus in them', { held: true }, false],
  ['a pointer that drags them', { dragging: true }, false],
  ['a page that nobody sees', { hidden: true }, false],
  ['reduced motion', { still: true }, false],
])('[4.19] slides change by themselves: %s', (_, change, want) => {
  expect(rotates({ ...rotation, ...change })).toBe(want);
});

test.each<['plain' | 'centred', string, string]>([
  ['plain', 'a', 'a'],
  ['plain', 'ab', 'ab'],
  ['centred', 'ab', 'abab'],
  ['centred', 'abc', 'abc'],
])('[2.20] a %s ring of the slides %s has the places %s', (variant, items, want) => {
  expect(
    placesOf(variant, [...items])
      .map(({ item }) => item)
      .join(''),
  ).toBe(want);
});

test('[2.20] a slide that stands twice keeps its number', () => {
  expect(placesOf('centred', ['a', 'b']).map(({ index }) => index)).toEqual([0, 1, 0, 1]);
});

test.each([
  [0, 0, true],
  [1, 0, true],
  [2, 0, false],
  [4, 0, true],
  [0, 4, true],
  [2, 4, false],
])('[9.03] in a ring of five, the picture of place %i is fetched at place %i: %s', (place, current, want) => {
  expect(isInReach(place, current, 5)).toBe(want);
});
