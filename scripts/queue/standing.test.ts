import { expect, it } from 'vitest';
import { standingText } from './standing.ts';

const start = { done: 0, failed: 0, cached: 0, running: 0, total: 40, workers: 0, finished: 0, elapsed: 10 };

it.each([
  [start, '0 of 40 brands, 0 failed, 0 being built by 0 workers'],
  [
    { ...start, done: 14, failed: 1, running: 4, workers: 4, finished: 10, elapsed: 4000 },
    '14 of 40 brands, 1 failed, 4 being built by 4 workers, 2.5 a second, 11 s left',
  ],
  [
    { ...start, done: 30, cached: 20, running: 2, workers: 2, finished: 9, elapsed: 9000 },
    '30 of 40 brands, 20 from the cache, 0 failed, 2 being built by 2 workers, 1.0 a second, 10 s left',
  ],
  [
    { ...start, done: 10, running: 1, workers: 1, finished: 10, elapsed: 60_000 },
    '10 of 40 brands, 0 failed, 1 being built by 1 worker, 0.2 a second, 3 min left',
  ],
])('%o', (standing, text) => {
  expect(standingText(standing)).toBe(text);
});
