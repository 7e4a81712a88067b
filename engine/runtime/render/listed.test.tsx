// @vitest-environment jsdom
import type { Placement } from '@liveryjs/schemas/brand';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { TestPortal, testApp } from '#engine/kit/testing.tsx';
import { createPageLists, type ListsByName } from '#engine/registry/page-lists.ts';
import { OutagePage } from './failure.tsx';
import { Listed } from './listed.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const place = (id: string): Placement => ({ id, widget: 'box', props: {}, slots: {}, load: 'eager' });
const box = (id: string) => screen.queryByRole('region', { name: id });

const show = async (
  list: readonly Placement[],
  fetchLists: () => Promise<{ default: ListsByName }>,
  early = false,
) => {
  const lists = createPageLists(fetchLists);
  if (early) await lists.load();
  const Box = ({ id }: { id: string }) => <section aria-label={id} />;
  const app = { ...testApp({ widgets: { box: Box } }), lists };
  const portal = (name: string) => (
    <TestPortal app={app}>
      <OutagePage>
        <Listed name={name} list={list} />
      </OutagePage>
    </TestPortal>
  );
  const { rerender } = await act(async () => render(portal('page')));
  return { again: (name = 'page') => act(async () => rerender(portal(name))) };
};

test('a list of the brand is shown at once, and no other is asked for', async () => {
  const fetchLists = vi.fn(async () => ({ default: {} }));
  await show([place('own')], fetchLists);
  expect(box('own')).toBeTruthy();
  expect(fetchLists).not.toHaveBeenCalled();
});

test('a list that comes with those of all pages is fetched once, and what it shows stays', async () => {
  const fetchLists = vi.fn(async () => ({ default: { page: [place('late')], other: [place('else')] } }));
  const { again } = await show([], fetchLists);
  const shown = box('late');
  expect([shown?.tagName, box('else')]).toEqual(['SECTION', null]);
  await again();
  expect(box('late')).toBe(shown);
  cleanup();
  expect(fetchLists).toHaveBeenCalledTimes(1);
});

test('another page in the same place has its own list, though the one before was here from the start', async () => {
  const fetchLists = async () => ({ default: { page: [place('late')], other: [place('else')] } });
  const { again } = await show([], fetchLists, true);
  expect([box('late')?.tagName, box('else')]).toEqual(['SECTION', null]);
  await again('other');
  expect([box('late'), box('else')?.tagName]).toEqual([null, 'SECTION']);
  await again();
  expect([box('late')?.tagName, box('else')]).toEqual(['SECTION', null]);
});

test('[8.04] lists that do not come say so in their place, and come when they are asked for again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let online = false;
  await show([], async () => {
    if (!online) throw new TypeError('Failed to fetch');
    return { default: { page: [place('late')] } };
  });
  expect(screen.getByRole('alert').textContent).toContain('engine.placementFailed');
  expect(logged).toHaveBeenCalledWith(
    "[livery] The list 'page' failed.",
    expect.any(Error),
    expect.any(String),
  );
  online = true;
  await act(async () => userEvent.click(screen.getByRole('button', { name: 'engine.retry' })));
  expect(box('late')).toBeTruthy();
});

test('a list that takes long is said to, with a way on', async () => {
  vi.useFakeTimers();
  await show([], () => new Promise(() => {}));
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(7_900);
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(200);
  expect(screen.getByRole('alert').textContent).toBe('engine.stillLoadingengine.retry');
  vi.useRealTimers();
});
