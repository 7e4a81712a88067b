import { expect, test } from 'vitest';
import { clockOf, readListPage, readNumber } from './deposit.model.ts';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [896, '14:56'],
  [3600, '1:00:00'],
  [86_399, '23:59:59'],
])('%i seconds are %s', (seconds, want) => {
  expect(clockOf(seconds)).toBe(want);
});

test('an address that nobody can mean counts as nothing', () => {
  const read = (query: string) => {
    const params = new URLSearchParams(query);
    return [readNumber(params), readListPage(params)];
  };
  expect(read('?deposit=<script>&depositPage=0')).toEqual([undefined, 1]);
  expect(read('?deposit=DP261121-0A1B2C3D4E&depositPage=3')).toEqual(['DP261121-0A1B2C3D4E', 3]);
});
