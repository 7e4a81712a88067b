import { afterEach, expect, test } from 'vitest';
import { imageBasesOf, otherPictures } from './other-pictures.ts';
import { system } from './system/store.ts';

afterEach(() => {
  system.imageBases = [];
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
