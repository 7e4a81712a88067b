import { expect, test } from 'vitest';
import { audienceOf } from './audience-of.ts';

const types = { agent: [1, 2, 41, 42], trial: [4] };

test.each([
  ['no token', undefined, 1, 'visitor'],
  ['a token alone', 'secret', undefined, 'member'],
  ['an ordinary type', 'secret', 0, 'member'],
  ['an agent', 'secret', 41, 'agent'],
  ['a trial account', 'secret', 4, 'trial'],
])('[4.01] %s', (_, token, accountType, want) => {
  expect(audienceOf({ token, accountType }, types)).toBe(want);
});
