// @vitest-environment jsdom

import type { Placement as PlacementData } from '@liveryjs/schemas/brand';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { TestPortal, testApp } from '#engine/kit/testing.tsx';
import { stubWindow } from '#engine/kit/testing-window.ts';
import { createRegistry } from '#engine/registry/create-registry.ts';
import type { WidgetProps } from '#engine/registry/widget.ts';
import { OutagePage } from './failure.tsx';
import { Placements } from './placement.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const place = (id: string, widget: string, rest: Partial<PlacementData> = {}): PlacementData => ({
  id,
  widget,
  props: {},
  slots: {},
  load: 'eager',
  ...rest,
});

const Box = ({ id, props, slot }: WidgetProps<{ text?: string }>) => (
  <section aria-label={id}>
    {props.text}
    {slot('inside')}
  </section>
);

const show = (list: PlacementData[], options: Parameters<typeof testApp>[0] = {}) => {
  const app = testApp({ ...options, widgets: { box: Box, ...options.widgets } });
  render(
    <TestPortal app={app}>
      <Placements list={list} />
    </TestPortal>,
  );
  return app;
};

test('placements stand in the order of the manifest, each with its own props, and fill slots', () => {
  show([
    place('b', 'box', {
      props: { text: 'first' },
      slots: { inside: [place('c', 'box', { props: { text: 'within' } })] },
    }),
    place('a', 'box', { props: { text: 'second' } }),
  ]);
  expect(screen.getAllByRole('region').map((element) => element.textContent)).toEqual([
    'firstwithin',
    'within',
    'second',
  ]);
});

test('a placement comes and goes with its condition', () => {
  const app = show([place('a', 'box', { when: { audience: ['guest'] } })]);
  expect(screen.queryByRole('region')).toBeNull();
  act(() => {
    app.state.facts = { audience: ['guest'] };
  });
  return screen.findByRole('region', { name: 'a' });
});

test('a placement whose condition is not known yet does not show', () => {
  show([place('a', 'box', { when: { not: { features: ['x'] } } })], {
    brand: { features: { x: { module: 'X3' } } },
    state: { modules: undefined },
  });
  expect(screen.queryByRole('region')).toBeNull();
});

test('a widget that fails takes down its placement only, names itself, and can be tried again', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const Fragile = () => {
    if (broken) throw new Error('no data');
    return <p>well again</p>;
  };
  show([place('x', 'fragile'), place('a', 'box', { props: { text: 'standing' } })], {
    widgets: { fragile: Fragile },
  });
  expect(screen.getByRole('alert').textContent).toContain('engine.placementFailed');
  expect(screen.getByText('standing')).toBeTruthy();
  expect(report.mock.calls.flat()).toContain("[livery] The widget 'fragile' in the placement 'x' failed.");
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'engine.retry' }));
  expect(screen.getByText('well again')).toBeTruthy();
});

test('[8.04] code that does not load shows a failure, and trying again loads it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let online = false;
  const registry = createRegistry({
    box: async () => {
      if (!online) throw new TypeError('offline');
      return { default: Box };
    },
  });
  render(
    <TestPortal app={{ ...testApp(), registry }}>
      <Placements list={[place('a', 'box', { props: { text: 'arrived' } })]} />
    </TestPortal>,
  );
  const retry = await screen.findByRole('button', { name: 'engine.retry' });
  online = true;
  await userEvent.click(retry);
  expect(await screen.findByText('arrived')).toBeTruthy();
});

/** Shows a widget whose code does not come before `arrive`, on a clock that `pass` moves on, in milliseconds. */
async function showLate() {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isThere = false;
  const load = vi.fn(async () => {
    if (!isThere) throw new TypeError('no answer');
    return { default: Box };
  });
  render(
    <TestPortal app={{ ...testApp(), registry: createRegistry({ box: load }) }}>
      <Placements list={[place('a', 'box', { props: { text: 'arrived' } })]} />
    </TestPortal>,
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(0);
  const arrive = () => {
    isThere = true;
  };
  return { load, pass, arrive };
}

test('[8.04] a widget that somebody has tried again stays as it is, however soon it would have come by itself', async () => {
  const { pass, arrive } = await showLate();
  arrive();
  act(() => screen.getByRole('button', { name: 'engine.retry' }).click());
  await pass(0);
  const arrived = screen.getByText('arrived');
  await pass(5000);
  expect(screen.getByText('arrived')).toBe(arrived);
  vi.useRealTimers();
});

test('[8.04] code that did not load comes by itself; where it never does, the page may come anew', async () => {
  const { load, pass, arrive } = await showLate();
  expect([load.mock.calls.length, screen.getByRole('button').textContent]).toEqual([1, 'engine.retry']);
  await pass(1000);
  await pass(2000);
  expect([load.mock.calls.length, screen.getByRole('button').textContent]).toEqual([3, 'engine.reload']);
  arrive();
  await pass(4000);
  expect(screen.getByText('arrived')).toBeTruthy();
  vi.useRealTimers();
});

test('code that takes long is said to once for the page, with a way on, until it is there', async () => {
  vi.useFakeTimers();
  let bring: (module: { default: typeof Box }) => void = () => {};
  const registry = createRegistry({
    box: () => new Promise((resolve) => (bring = resolve)),
    other: () => new Promise(() => {}),
  });
  render(
    <TestPortal app={{ ...testApp(), registry }}>
      <OutagePage>
        <Placements list={[place('a', 'box', { props: { text: 'arrived' } }), place('b', 'other')]} />
      </OutagePage>
    </TestPortal>,
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(7_900);
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(200);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'engine.stillLoadingengine.retry',
  ]);
  bring({ default: Box });
  await pass(0);
  expect(screen.getByText('arrived')).toBeTruthy();
  cleanup();
  vi.useRealTimers();
});

test('a placement that waits to come near is not said to take long', async () => {
  vi.useFakeTimers();
  stubWindow({ near: false });
  render(
    <TestPortal app={testApp({ widgets: { box: Box } })}>
      <OutagePage>
        <Placements list={[place('a', 'box', { load: 'near' })]} />
      </OutagePage>
    </TestPortal>,
  );
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByRole('alert')).toBeNull();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['far away waits, though its code is here', false, 0],
  ['near the window is there', true, 1],
])('a placement that loads when near and is %s', async (_, near, count) => {
  stubWindow({ near });
  show([place('a', 'box', { load: 'near' })]);
  await act(async () => {});
  expect(screen.queryAllByRole('region')).toHaveLength(count);
  vi.unstubAllGlobals();
});
