import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['-12.50', '-12.50'],
  ['=1+1', "'=1+1"],
  ['+84901', "'+84901"],
  ['@name', "'@name"],
  ['-x', "'-x"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['', ''],
])('%j is %j in a cell', (text, want) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${want}\r\n`);
});

test('rows are lines, cells stand between commas', () => {
  expect(
    toCsv([
      ['a', 'b'],
      ['1', '2'],
    ]),
  ).toBe('\uFEFFa,b\r\n1,2\r\n');
});
