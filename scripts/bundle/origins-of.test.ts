import { expect, test } from 'vitest';
import { originsOf } from './origins-of.ts';

test.each([
  [['aurora.example'], []],
  [
    ['aurora.example', 'www.aurora.example'],
    ['aurora.example', 'www.aurora.example'],
  ],
  [
    ['aurora.localhost', 'localhost', 'notlocalhost'],
    ['aurora.localhost:*', 'localhost:*', 'notlocalhost'],
  ],
])('[4.17] a brand on %j may call itself on %j', (domains, want) => {
  expect(originsOf({ domains }).calls).toEqual(want);
});

test('pictures and games may be of the origins that the manifest names', () => {
  const platform = { imageOrigins: ['https://img.example'], gameOrigins: ['https://play.example'] };
  expect(originsOf({ platform })).toEqual({
    images: ['https://img.example'],
    frames: ['https://play.example'],
    calls: [],
  });
});
