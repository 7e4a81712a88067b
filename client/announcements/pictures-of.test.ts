import { expect, test } from 'vitest';
import { picturesOf } from './pictures-of.ts';

test('[2.29] pictures come in the order of their sequence, and only those that can be fetched', () => {
  const announcementImages = [
    { url: '/d.svg' },
    { sequence: 10, url: '/c.svg' },
    { sequence: 2, url: 'b.svg' },
    { sequence: 1, url: 'https://img.example/a.svg' },
    { sequence: 3, url: 'javascript:alert(1)' },
  ];
  expect(picturesOf({ announcementImages })).toEqual([
    'https://img.example/a.svg',
    '/b.svg',
    '/c.svg',
    '/d.svg',
  ]);
  expect(picturesOf({})).toEqual([]);
});
