import { expect, it } from 'vitest';
import { keepLast } from './keep-last.ts';

it('works once for what is given again soon', () => {
  const given: string[] = [];
  const upper = keepLast(
    2,
    (text: string) => text,
    (text) => {
      given.push(text);
      return text.toUpperCase();
    },
  );
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(upper)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(given).toEqual(['a', 'b', 'c', 'b']);
});
