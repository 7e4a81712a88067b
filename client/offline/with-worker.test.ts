import type { Portal } from '@liveryjs/engine/kit/plain';
import { emptyBrand } from '@liveryjs/engine/kit/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { testContext } from '#client/testing.ts';
import { withWorker } from './with-worker.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the worker comes after the page has loaded, and a portal without its code goes on', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { readyState: 'complete' });
  const start = vi.fn();
  const context = testContext(emptyBrand);
  const followVersion = vi.fn();
  const portal = { start } as unknown as Portal;
  withWorker(portal, async () => ({ followVersion })).start(context);
  withWorker(portal, async () => Promise.reject(new Error('offline'))).start(context);
  expect(start).toHaveBeenCalledTimes(2);
  expect(followVersion).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(followVersion.mock.calls).toEqual([[context]]);
});
