import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection } from './calls/connection.ts';
import { imageBasesOf, otherPictures } from './other-pictures.ts';
import { system } from './system/store.ts';

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://portal.example/rng'));
  connection.imageOrigins = ['https://one.example', 'https://two.example:443'];
});
afterEach(() => {
  system.imageBases = [];
  connection.imageOrigins = [];
  vi.unstubAllGlobals();
});

test('[2.32] bases that no picture can be fetched from are left out, and none stands twice', () => {
  expect(
    imageBasesOf(['javascript:x', 'https://one.example/img/', 'https://one.example/img', 'img', '/', '']),
  ).toEqual(['https://one.example/img', '/img']);
  expect(imageBasesOf(undefined)).toEqual([]);
});

test('[2.32] a picture below one base is below the others, too, and a picture elsewhere is nowhere else', () => {
  system.imageBases = ['https://one.example', 'https://two.example/img', '/img'];
  expect(otherPictures('https://one.example/a/b.svg?v=1')).toEqual([
    'https://two.example/img/a/b.svg?v=1',
    '/img/a/b.svg?v=1',
  ]);
  expect(otherPictures('https://one.example.evil/a.svg')).toEqual([]);
  expect(otherPictures('/other/a.svg')).toEqual([]);
});

test('[2.32] what the policy of the page blocks is not tried', () => {
  system.imageBases = [
    'https://blocked.example',
    '/img',
    'https://one.example.evil',
    'https://one.example/a',
  ];
  expect(otherPictures('https://blocked.example/b.svg')).toEqual([
    '/img/b.svg',
    'https://one.example/a/b.svg',
  ]);
});
