// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestPortal, testApp } from '#engine/kit/testing.tsx';
import type { FactSource } from './portal.ts';
import { StatusKeeper } from './status-keeper.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const MINUTE = 60_000;

test('a source is asked as often as it says, and one that says never by the clock is asked once', async () => {
  vi.useFakeTimers();
  const counts: Record<string, number> = {};
  const source = (key: string, every: number): FactSource => ({
    key,
    every,
    load: async () => {
      counts[key] = (counts[key] ?? 0) + 1;
      return {};
    },
  });
  const app = testApp({
    portal: {
      sources: [source('menus', MINUTE), source('news', 5 * MINUTE), source('countries', 0)],
      loadStatus: async () => ({ status: 0, modules: [], facts: {} }),
    },
  });
  render(
    <TestPortal app={app}>
      <StatusKeeper />
    </TestPortal>,
  );
  for (let minute = 0; minute < 10; minute++) await act(() => vi.advanceTimersByTimeAsync(MINUTE));
  expect(counts).toEqual({ menus: 11, news: 3, countries: 1 });
  // Whoever comes back to the page after a while finds what changes, and does not wait for what stays.
  await act(() => vi.advanceTimersByTimeAsync(MINUTE / 2));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(counts).toEqual({ menus: 12, news: 4, countries: 1 });
});
