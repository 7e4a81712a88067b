// @vitest-environment jsdom

import { stubWindow } from '@liveryjs/engine/kit/testing-window';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCounting } from './use-counting.ts';

let media: ReturnType<typeof stubWindow>;

beforeEach(() => {
  media = stubWindow();
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const count = () =>
  renderHook((amount: number | undefined) => useCounting(amount), {
    initialProps: 100 as number | undefined,
  });
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

test('a sum counts from the one before, and ends at what it is', async () => {
  const { result, rerender } = count();
  expect(result.current).toEqual({ now: 100, counts: false });
  rerender(200);
  await pass(200);
  expect(result.current.counts).toBe(true);
  expect(result.current.now).toBeGreaterThan(100);
  expect(result.current.now).toBeLessThan(200);
  await pass(600);
  expect(result.current).toEqual({ now: 200, counts: false });
});

test('the first sum is there at once, and so is every one under reduced motion', async () => {
  const { result, rerender } = renderHook((amount: number | undefined) => useCounting(amount), {
    initialProps: undefined as number | undefined,
  });
  rerender(100);
  expect(result.current.now).toBe(100);
  media.media(['(prefers-reduced-motion: reduce)']);
  rerender(300);
  expect(result.current).toEqual({ now: 300, counts: false });
});
