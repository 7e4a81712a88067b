import { menu } from '@liveryjs/client/lottery/testing';
import { expect, test } from 'vitest';
import { rhythmOf, sectionsOf } from './lottery-menu.model.ts';

test('groups stand in the brand’s order, the others after them in the platform’s, or not at all', () => {
  const ids = (order: readonly string[]) => sectionsOf(menu, order).map(({ id }) => id);
  expect(ids([])).toEqual(['FAST', 'VN']);
  expect(ids(['GONE', 'VN'])).toEqual(['VN', 'FAST']);
  expect(sectionsOf(menu, ['VN'], true).map(({ id }) => id)).toEqual(['VN']);
});

test.each([
  [60, 'minutes', 1],
  [90, 'minutes', 2],
  [300, 'minutes', 5],
  [3600, 'hours', 1],
  [86_400, 'days', 1],
  [604_800, 'days', 7],
])('a draw every %s seconds', (seconds, unit, count) => {
  expect(rhythmOf(seconds)).toEqual({ unit, count });
});
