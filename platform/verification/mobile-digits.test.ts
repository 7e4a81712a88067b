import { expect, test } from 'vitest';
import { readMobile } from './mobile-digits.ts';

const CODES = ['1', '7', '84', '66', '880', '852', '91'];

test.each([
  // As they stand beside a chosen country.
  ['901234567', '84', '901234567'],
  ['0901 234 567', '84', '0901234567'],
  ['(090) 123-4567', '84', '0901234567'],
  ['٠٩٠١٢٣٤٥٦٧', '84', '0901234567'],
  ['০৯০১২৩৪৫৬৭', '84', '0901234567'],
  ['９０１２３４５６７', '84', '901234567'],
  // With the country's prefix.
  ['+84901234567', '84', '901234567'],
  ['+84 90 123 45 67', '84', '901234567'],
  ['0084901234567', '84', '901234567'],
  ['00 84 901-234-567', '84', '901234567'],
  ['+84 (0) 901 234 567', '84', '901234567'],
  ['+84(901)234567', '84', '901234567'],
  ['\u202a+84901234567\u202c', '84', '901234567'],
  ['＋８４９０１２３４５６７', '84', '901234567'],
  ['+84.901.234.567', '84', '901234567'],
  ['(+84) 901 234 567', '84', '901234567'],
  // These numbers are of another country than the chosen one.
  ['+66812345678', '66', '812345678'],
  ['+8801712345678', '880', '1712345678'],
  ['+852 9123 4567', '852', '91234567'],
  ['+1 (415) 555-0132', '1', '4155550132'],
  // These texts are of no country, or are no numbers.
  ['+999901234567', '84', '+999901234567'],
  ['+84', '84', ''],
  ['', '84', ''],
  ['call me', '84', 'callme'],
])('%j is of the country %s, and its number is %j', (text, countryDialingCode, mobileNum) => {
  expect(readMobile(text, '84', CODES)).toEqual({ countryDialingCode, mobileNum });
});

test('the chosen country counts before others whose prefix is longer or shorter', () => {
  expect(readMobile('+18085550132', '1', ['1808', '1'])).toMatchObject({ countryDialingCode: '1' });
  expect(readMobile('+18085550132', '84', ['1', '1808'])).toMatchObject({ countryDialingCode: '1808' });
  expect(readMobile('+84901234567', '', ['84'])).toMatchObject({ countryDialingCode: '84' });
});
