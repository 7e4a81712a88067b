import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepEditors } from './keep-editors.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('schemas are made once nothing has been saved for a while, and tried again after a failure', async () => {
  let attempts = 0;
  const why: string[] = [];
  const keeper = keepEditors(
    () => {
      attempts++;
      throw new Error(`no workspace ${attempts}`);
    },
    ({ message }) => why.push(message),
  );
  keeper.wait();
  await vi.advanceTimersByTimeAsync(3000);
  expect(attempts).toBe(0);
  keeper.concern(['aurora']);
  await vi.advanceTimersByTimeAsync(700);
  keeper.wait();
  await vi.advanceTimersByTimeAsync(700);
  expect(attempts).toBe(0);
  await vi.advanceTimersByTimeAsync(700);
  expect(why).toEqual(['no workspace 1']);
  keeper.concern([]);
  await vi.advanceTimersByTimeAsync(1200);
  expect(why).toEqual(['no workspace 1', 'no workspace 2']);
  keeper.concern(['jade']);
  keeper.stop();
  await vi.advanceTimersByTimeAsync(3000);
  expect(attempts).toBe(2);
});
