import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gather } from './gather.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const taken: (readonly string[])[] = [];
afterEach(() => taken.splice(0));

test('what comes close together is taken together, and looked at once more', async () => {
  const { add } = gather(
    async (paths) => void taken.push(paths),
    () => expect.unreachable(),
  );
  for (const path of ['a', 'b', 'a']) add(path);
  await vi.advanceTimersByTimeAsync(60);
  expect(taken).toEqual([['a', 'b']]);
  await vi.advanceTimersByTimeAsync(100);
  expect(taken).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

test('one file is taken at once, and what fails does not keep the next from being taken', async () => {
  const why: string[] = [];
  const take = async (paths: readonly string[]) => {
    taken.push(paths);
    if (taken.length === 1) throw new Error('first');
  };
  const { add, stop } = gather(take, ({ message }) => why.push(message));
  add('a');
  await vi.advanceTimersByTimeAsync(10);
  add('b');
  await vi.advanceTimersByTimeAsync(50);
  stop();
  await vi.advanceTimersByTimeAsync(500);
  expect([taken, why]).toEqual([[['a'], ['b']], ['first']]);
});

test('what is being taken knows of what waits', async () => {
  const waitingChecks: (() => boolean)[] = [];
  let finish = () => {};
  const { add, stop } = gather(
    (_paths, { isNextWaiting }) => {
      waitingChecks.push(isNextWaiting);
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    },
    () => expect.unreachable(),
  );
  add('a');
  await vi.advanceTimersByTimeAsync(10);
  const [isNextWaiting = () => undefined] = waitingChecks;
  expect(isNextWaiting()).toBe(false);
  add('b');
  expect(isNextWaiting()).toBe(true);
  await vi.advanceTimersByTimeAsync(10);
  expect([waitingChecks.length, isNextWaiting()]).toEqual([1, true]);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect([waitingChecks.length, isNextWaiting()]).toEqual([2, false]);
  stop();
});
