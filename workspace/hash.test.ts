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
  expect(assetName(name, 'content')).toBe(`assets/files/${start}-7XACtDnp.svg`);
});

it('scripts and styles stand beside the folder of files', () => {
  expect([assetName('brand.js', ''), assetName('tokens.css', '')]).toEqual([
    'assets/brand-47DEQpj8.js',
    'assets/tokens-47DEQpj8.css',
  ]);
});
