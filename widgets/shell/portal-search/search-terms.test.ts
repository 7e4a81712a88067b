import { expect, test } from 'vitest';
import { segmentBy, termsBy } from './search-terms.ts';

const terms = termsBy(segmentBy());
const withoutSegmenter = termsBy(segmentBy({}));

test.each([
  ['Đại Sảnh Tài Xỉu 3', ['dai', 'sanh', 'tai', 'xiu', '3']],
  ['Pirate’s Quest', ['pirate', 's', 'quest']],
  ['百家乐', ['百家乐', '家乐', '乐']],
  ['Speed 百家乐 9', ['百家乐', '家乐', '乐', 'speed', '9']],
  ['', []],
])('%s can be found by these terms', (text, want) => {
  expect(terms.ofText(text)).toEqual(want);
});

test('a run without spaces is one term of a query, and its words where that finds nothing', () => {
  expect(terms.ofQuery('百家乐 speed')).toEqual(['百家乐', 'speed']);
  expect(terms.ofQueryInWords('เกมสล็อต').length).toBeGreaterThan(1);
  expect(terms.ofQuery('เกมสล็อต')).toHaveLength(1);
});

test('where browsers cannot tell words apart, every letter may begin one, and marks do not', () => {
  const [whole, ...others] = withoutSegmenter.ofText('น้ำ');
  expect(whole).toBe(withoutSegmenter.ofQuery('น้ำ')[0]);
  expect(others.every((term) => !/^\p{M}/u.test(term))).toBe(true);
});
