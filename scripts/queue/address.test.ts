import { expect, it } from 'vitest';
import { readAddress } from './address.ts';

it.each([
  ['redis://localhost', 'redis://localhost'],
  ['rediss://livery:secret@queue.example:6380/2', 'rediss://queue.example:6380/2'],
  ['redis://:secret@[::1]:6379/', 'redis://[::1]:6379'],
])('%s is shown as %s', (href, shown) => {
  expect(readAddress(href)).toEqual({ href, shown });
});

it.each(['', 'localhost:6379', 'http://localhost', 'redis://', 'redis:secret@host'])('%j is none', (text) => {
  expect(readAddress(text)).toBeUndefined();
});
