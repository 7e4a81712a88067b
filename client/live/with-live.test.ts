import type { Portal } from '@liveryjs/engine/kit/plain';
import { emptyBrand } from '@liveryjs/engine/kit/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { testContext } from '#client/testing.ts';
import { withLive } from './with-live.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the code that listens comes after the page has loaded', async () => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('document', { readyState: 'loading' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const start = vi.fn();
  const followed = { followLive: vi.fn() };
  const context = testContext(emptyBrand);
  withLive({ start } as unknown as Portal, async () => followed).start(context);
  expect(start.mock.calls).toEqual([[context]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(followed.followLive).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(followed.followLive.mock.calls).toEqual([[context]]);
});
