import { expect, test } from 'vitest';
import { imageUrl } from './image-url.ts';

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
