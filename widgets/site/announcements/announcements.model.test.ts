import { expect, test } from 'vitest';
import { shownTypes, typeKeys } from './announcements.model.ts';

test('[1.09] every type has its own words', () => {
  expect(Object.keys(typeKeys)).toEqual(['B', 'PL', 'PU', 'PR', 'H']);
  expect(new Set(Object.values(typeKeys)).size).toBe(5);
});

test('[1.09] what makes an announcement stand above the rest comes first, the rest as the platform says', () => {
  expect(shownTypes({ types: ['PR', 'PL', 'H', 'B'] })).toEqual(['H', 'PR', 'PL', 'B']);
});
