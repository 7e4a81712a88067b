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
