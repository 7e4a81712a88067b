// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { TestPortal, testApp } from '#engine/kit/testing.tsx';
import { Failure, OutagePage } from './failure.tsx';
import { Notices } from './notices.tsx';
import type { FactSource } from './portal.ts';
import { StatusKeeper } from './status-keeper.tsx';

afterEach(cleanup);
afterEach(() => {
  vi.restoreAllMocks();
  // The cache of answers stays offline until it hears otherwise, in all tests of a process.
  dispatchEvent(new Event('online'));
});

const show = (
  sources: readonly FactSource[],
  loadStatus = async () => ({ status: 0, modules: [], facts: {} }),
) => {
  const app = testApp({ portal: { sources, loadStatus }, state: { status: 'pending' } });
  render(
    <TestPortal app={app}>
      <Notices />
      <StatusKeeper />
    </TestPortal>,
  );
  return app;
};

const failing = (key: string, rest: Partial<FactSource> = {}): FactSource => ({
  key,
  every: 60_000,
  load: async () => {
    throw new Error('no answer');
  },
  ...rest,
});

test('what the page waits for and does not get is said, and asked for again', async () => {
  let down = true;
  const load = async () => {
    if (down) throw new Error('no answer');
    return { food: ['apples'] };
  };
  const app = show([failing('food', { load })]);
  expect((await screen.findByRole('alert')).textContent).toContain('engine.partsFailed');
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'engine.retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(app.state.facts.food).toEqual(['apples']);
});

test('where a page says that its parts failed, the portal does not say it too', async () => {
  const app = testApp({ portal: { sources: [failing('food')] }, state: { status: 0 } });
  const { unmount } = render(
    <TestPortal app={app}>
      <OutagePage>
        <Failure messageKey="engine.networkFailed" />
        <Failure messageKey="engine.slow" />
      </OutagePage>
      <Notices />
      <StatusKeeper />
    </TestPortal>,
  );
  await waitFor(() => expect(app.state.failedSources).toEqual(['food']));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'engine.partsFailedengine.retry',
  ]);
  unmount();
  expect(app.state.failingPages).toBe(0);
});

test('a platform that does not answer at all is said as such', async () => {
  show([failing('food')], async () => {
    throw new Error('no answer');
  });
  expect((await screen.findByRole('alert')).textContent).toContain('engine.networkFailed');
});

test('what nothing waits for may fail without a word', async () => {
  const app = show([
    failing('late', { quiet: true }),
    { key: 'food', every: 0, load: async () => ({ food: ['apples'] }) },
  ]);
  await waitFor(() => expect(app.state.facts.food).toEqual(['apples']));
  expect(screen.queryByRole('alert')).toBeNull();
});

/** Says that the device has a network, or has none any more. */
const network = (isThere: boolean) =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
    dispatchEvent(new Event(isThere ? 'online' : 'offline'));
  });

test('a device without a network is told so once, parts keep their places and try again with the network', async () => {
  const retry = vi.fn();
  render(
    <TestPortal app={testApp()}>
      <Failure messageKey="engine.networkFailed" onRetry={retry} />
      <Notices />
    </TestPortal>,
  );
  expect(screen.getByRole('alert').textContent).toContain('engine.networkFailed');
  await network(false);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['engine.offline']);
  expect(screen.queryByRole('button', { name: 'engine.retry' })).toBeNull();
  expect(screen.getByRole('img', { name: 'engine.loadFailed' })).toBeTruthy();
  expect(retry).not.toHaveBeenCalled();
  await network(true);
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('engine.online');
});

test('what was dismissed is silent until all was well again', async () => {
  render(
    <TestPortal app={testApp()}>
      <Notices />
    </TestPortal>,
  );
  await network(false);
  await userEvent.click(screen.getByRole('button', { name: 'engine.dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await network(true);
  await network(false);
  expect(screen.getByRole('alert').textContent).toBe('engine.offline');
});
