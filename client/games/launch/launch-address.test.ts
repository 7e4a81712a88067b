import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { launchBasesOf } from '#client/system/launch-bases-of.ts';
import { system } from '#client/system/store.ts';
import { launchAddress, openBases } from './launch-address.ts';

const ORIGINS = ['https://one.example', 'https://two.example'];

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://a.example' });
  system.launchBases = ['https://one.example/play', 'https://blocked.example', 'https://two.example'];
});
afterEach(() => {
  system.launchBases = [];
  vi.unstubAllGlobals();
});

test('[3.01] bases that no game can be launched from are left out, and none stands twice', () => {
  const named = [
    'javascript:x',
    'https://one.example/play/',
    'https://one.example/play',
    '/play',
    'http://[',
    '',
  ];
  expect(launchBasesOf(named)).toEqual(['https://one.example/play']);
  expect(launchBasesOf(undefined)).toEqual([]);
});

test('[4.13] bases that the brand lets no game come from, and the portal’s own, are not tried', () => {
  expect(openBases(ORIGINS)).toEqual(['https://one.example/play', 'https://two.example']);
  expect(openBases(['https://a.example'])).toEqual([]);
});

test.each<[string, string, string | undefined, string]>([
  ['a whole address stays', 'https://one.example/play/7?t=1', undefined, 'https://one.example/play/7?t=1'],
  ['an address elsewhere stays', 'https://else.example/7', undefined, 'https://else.example/7'],
  [
    'so it does after a failure',
    'https://else.example/7',
    'https://else.example/7',
    'https://else.example/7',
  ],
  ['a path is below the first base', '/7?t=1', undefined, 'https://one.example/play/7?t=1'],
  [
    'after a failure it is below the next',
    '/7?t=2',
    'https://one.example/play/7?t=1',
    'https://two.example/7?t=2',
  ],
  [
    'a whole address goes there, too',
    'https://one.example/play/7?t=2',
    'https://one.example/play/7?t=1',
    'https://two.example/7?t=2',
  ],
  ['after the last comes the first', '/7', 'https://two.example/7?t=2', 'https://one.example/play/7'],
  ['another host is no path', '//evil.example/7', undefined, '//evil.example/7'],
])('[4.13] of the platform’s bases, %s', (_, address, failed, want) => {
  expect(launchAddress(address, ORIGINS, failed)).toBe(want);
});

test('[4.13] without a base every address stays as the platform answers it', () => {
  system.launchBases = [];
  expect(launchAddress('/7', ORIGINS, '/7')).toBe('/7');
});
