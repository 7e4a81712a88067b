import { expect, it } from 'vitest';
import { assetName } from './hash.ts';

it.each([
  ['logo.svg', 'logo'],
  ['my logo.svg', 'my-logo'],
  ['logo?a#b%2e.svg', 'logo-a-b-2e'],
  ['ảnh "lớn".svg', '-nh-l-n-'],
  ['a\\b:c.svg', 'a-b-c'],
  ['..\u202e.svg', '..-'],
])('a file called %j is asked for without escapes', (name, start) => {
  expect(assetName(name, 'content')).toBe(`assets/${start}-7XACtDnp.svg`);
});
