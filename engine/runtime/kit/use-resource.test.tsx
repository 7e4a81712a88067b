// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { OutagePage } from '#engine/render/failure.tsx';
import { TestPortal } from './testing.tsx';
import { useResource } from './use-resource.ts';

/** The number of rows that an answer has, and the milliseconds that each takes to render. */
const ROWS = 30;
const COST = 4;

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  cleanup();
});

/** Counts in `turns` how often anything else has its turn while the rows render. */
const turns = { counting: false, count: 0 };

function countTurns() {
  if (!turns.counting) return;
  turns.count += 1;
  setTimeout(countTurns);
}

function Row({ number }: { number: number }) {
  if (number === 0) {
    Object.assign(turns, { counting: true, count: 0 });
    setTimeout(countTurns);
  }
  const end = performance.now() + COST;
  while (performance.now() < end);
  if (number === ROWS - 1) turns.counting = false;
  return <li>{number}</li>;
}

function List({ load }: { load: () => Promise<readonly number[]> }) {
  const { data, loading } = useResource(['rows'], load);
  if (loading) return <p>On its way</p>;
  return (
    <ul>
      {data?.map((number) => (
        <Row key={number} number={number} />
      ))}
    </ul>
  );
}

test('what the first answer shows is rendered in pieces, and nothing empty is shown before', async () => {
  // React renders at once what a test waits for with `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  let answer: (rows: readonly number[]) => void = () => {};
  const promise = new Promise<readonly number[]>((resolve) => {
    answer = resolve;
  });
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(
    <TestPortal>
      <List load={() => promise} />
    </TestPortal>,
  );
  await screen.findByText('On its way');
  const shown: string[] = [];
  new MutationObserver(() => shown.push(place.textContent ?? '')).observe(place, {
    childList: true,
    subtree: true,
  });
  const rows = Array.from({ length: ROWS }, (_, number) => number);
  answer(rows);
  await screen.findByText(String(ROWS - 1));
  expect(shown).toEqual([rows.join('')]);
  expect(turns.count).toBeGreaterThan(3);
});

test('what takes long is said once above the page, with a way on, and no longer when it is there', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => new Promise<readonly number[]>(() => {}));
  render(
    <TestPortal>
      <OutagePage>
        <List load={load} />
      </OutagePage>
    </TestPortal>,
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(7_900);
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(200);
  expect(screen.getByRole('alert').textContent).toBe('engine.stillLoadingengine.retry');
  load.mockResolvedValueOnce([]);
  await act(async () => screen.getByRole('button').click());
  await pass(0);
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('list')).toBeTruthy();
  vi.useRealTimers();
});
