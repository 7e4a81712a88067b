import { expect, test } from 'vitest';
import { filterOptions } from './filter-options.ts';

const options = [
  { value: 'CI', label: 'Côte d’Ivoire', detail: '+225' },
  { value: 'PH', label: 'Philippines', detail: '+63' },
  { value: 'US', label: 'United States', detail: '+1' },
  { value: 'VN', label: 'Việt Nam', detail: '+84' },
];
const valuesFor = (typed: string) => filterOptions(options, typed).map(({ value }) => value);

test.each([
  ['', ['CI', 'PH', 'US', 'VN']],
  ['  ', ['CI', 'PH', 'US', 'VN']],
  ['viet', ['VN']],
  ['VIỆT', ['VN']],
  ['nam', ['VN']],
  ['states', ['US']],
  ['ates', []],
  ['cote d ivoire', ['CI']],
  ['+8', ['VN']],
  ['84', ['VN']],
  ['4', []],
  ['vn', ['VN']],
  ['v', ['VN']],
  ['+', ['CI', 'PH', 'US', 'VN']],
  ['<script>', []],
  ['.*', ['CI', 'PH', 'US', 'VN']],
])('%j finds %j', (typed, want) => {
  expect(valuesFor(typed)).toEqual(want);
});

test('10,000 characters find nothing, and do no harm', () => {
  expect(valuesFor('v'.repeat(10_000))).toEqual([]);
});
