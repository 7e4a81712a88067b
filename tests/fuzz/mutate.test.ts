import { expect, it } from 'vitest';
import { caseOf, first, textIn } from './case.ts';
import { makeCase } from './mutate.ts';

/** Several cases that are made of a text. */
function madeOf(text: string, count: number): string[] {
  const seeds = [caseOf('a.json', text)];
  return Array.from({ length: count }, (_, seed) => textIn(first(makeCase(seeds, seed)).bytes));
}

it('cases are made of values whose keys stand for methods', () => {
  expect(madeOf('{ "a": { "toString": {}, "valueOf": {} } }', 60)).toHaveLength(60);
});

it('cases of what is deep have no indents, which would take more memory than there is', () => {
  const deep = '['.repeat(1500) + ']'.repeat(1500);
  expect(madeOf(deep, 12).filter((text) => /\n {500}/.test(text))).toEqual([]);
});
