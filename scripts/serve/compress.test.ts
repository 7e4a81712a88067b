import { expect, test } from 'vitest';
import { chooseEncoding } from './compress.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip; q=0.0', undefined],
  ['br;q=0.001', 'br'],
  ['identity', undefined],
  [undefined, undefined],
])('who accepts %s gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
