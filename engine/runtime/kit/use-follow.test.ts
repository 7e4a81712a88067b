import { expect, test } from 'vitest';
import { pauseAfter } from './use-follow.ts';

test('what waits long is asked after less often', () => {
  expect(pauseAfter(100)).toBeGreaterThan(pauseAfter(0));
});
