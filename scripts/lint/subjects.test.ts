import { expect, test } from 'vitest';
import { longSubjects } from './subjects.ts';

test('a subject of 72 characters is short enough, one of 73 is not', () => {
  const log = ['abc1234 ', 'abc1235 '].map((id, more) => id + 'x'.repeat(72 + more));
  expect(longSubjects(`${log.join('\n')}\n`)).toEqual([log[1]]);
});
