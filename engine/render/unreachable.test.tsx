// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { TestPortal, testApp } from '#engine/kit/testing.tsx';
import type { FactSource } from './portal.ts';
import { StatusKeeper } from './status-keeper.tsx';
import { Unreachable } from './unreachable.tsx';

afterEach(cleanup);

const show = (
  sources: readonly FactSource[],
  loadStatus = async () => ({ status: 0, modules: [], facts: {} }),
) => {
  const app = testApp({ portal: { sources, loadStatus }, state: { status: 'pending' } });
  render(
    <TestPortal app={app}>
      <Unreachable />
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
