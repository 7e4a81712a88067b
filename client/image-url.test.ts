import { afterEach, expect, test } from 'vitest';
import { connection } from './calls/connection.ts';
import { imageUrl, squareImageUrl } from './image-url.ts';

afterEach(() => {
  connection.squarePictures = undefined;
});

test.each([
  ['/wps/images/1.svg', '/wps/images/1.svg'],
  ['images/1.svg', '/images/1.svg'],
  ['https://cdn.example/1.svg', 'https://cdn.example/1.svg'],
  ['//cdn.example/1.svg', '//cdn.example/1.svg'],
  ['javascript:alert(1)', undefined],
  ['data:image/svg+xml,x', undefined],
  ['', undefined],
])('the picture %j is fetched from %j', (address, want) => {
  expect(imageUrl(address)).toBe(want);
});

test.each([
  ['shape=square', '/img/1.svg', '/img/1.svg?shape=square'],
  ['shape=square', 'https://cdn.example/1.png?v=2', 'https://cdn.example/1.png?v=2&shape=square'],
  ['shape=square', 'javascript:alert(1)', undefined],
  [undefined, '/img/1.svg', '/img/1.svg'],
])('with the query %j, the square picture of %j is at %j', (query, address, want) => {
  connection.squarePictures = query;
  expect(squareImageUrl(address)).toBe(want);
});
