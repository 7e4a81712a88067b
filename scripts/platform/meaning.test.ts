import { expect, it } from 'vitest';
import { isFiller, isVisible } from './meaning.ts';

it.each([
  ['a word', true],
  ['0', true],
  ['Trò chơi <b>mới</b>', true],
  ['🎁', true],
  ['***', true],
  ['&amp;', true],
  ['', false],
  [' \n\t\u00a0', false],
  ['\u200b\u200d\u00ad\ufeff', false],
  ['<p class="x"><br/></p>&nbsp;&#8203;<!-- none -->', false],
])('tells whether anything of %j is to be seen: %s', (text, seen) => {
  expect(isVisible(text)).toBe(seen);
});

it.each([
  ['lorem', true],
  ['Lorem ipsum dolor sit amet.', true],
  ['string', true],
  ['<p>lorem</p>', false],
  ['Sit', false],
  ['Do it', false],
  ['The string of pearls', false],
  ['寶石', false],
  ['42', false],
])('tells whether %j fills in for a text: %s', (text, fills) => {
  expect(isFiller(text)).toBe(fills);
});
