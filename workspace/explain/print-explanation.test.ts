import type { JsonValue } from '@liveryjs/compiler/manifest';
import { expect, it } from 'vitest';
import { short } from './print-explanation.ts';

const color = { colorSpace: 'srgb', components: [0.769, 0.298, 0.161], hex: '#c44c29' };

it.each<[name: string, value: JsonValue, text: string]>([
  ['whole where it is short', { a: 1 }, '{"a":1}'],
  ['by the number of its keys', { first: 'a long text', second: 'a longer text' }, '{ 2 keys }'],
  ['by the number of its items', ['a long text', 'and a longer text'], '[ 2 items ]'],
  ['by its six digits where it is a colour', color, '"#c44c29"'],
  [
    'as any object where its six digits leave out how much shows through',
    { ...color, alpha: 0.5 },
    '{ 4 keys }',
  ],
])('a value is said in one line: %s', (_name, value, text) => {
  expect(short(value, 24)).toBe(text);
});
