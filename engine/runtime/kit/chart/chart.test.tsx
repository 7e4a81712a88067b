// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPortal } from '#engine/kit/testing.tsx';
import { stubWindow } from '#engine/kit/testing-window.ts';
import { Chart } from './chart.tsx';

beforeEach(() => {
  stubWindow();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const labels = ['Nov 1', 'Nov 2', 'Nov 3'];
const show = (kind: 'bars' | 'lines', values: (number | null)[], names = labels) =>
  render(
    <TestPortal>
      <Chart
        title="Result"
        kind={kind}
        labels={names}
        series={[{ name: 'Won', values }]}
        format={(value) => `${value} €`}
      />
    </TestPortal>,
  );

const cells = () =>
  within(screen.getByRole('table', { name: 'Result' }))
    .getAllByRole('row')
    .map((row) => row.textContent);

test('its values are a table for who cannot see the drawing, and for everybody who asks', () => {
  const { container } = show('bars', [5, -3, null]);
  const want = ['chart.periodWon', 'Nov 15 €', 'Nov 2-3 €', 'Nov 3–'];
  expect(cells()).toEqual(want);
  expect(container.querySelector('[aria-hidden] svg')).not.toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'chart.table', pressed: false }));
  expect(cells()).toEqual(want);
  expect(container.querySelector('[aria-hidden] svg')).toBeNull();
});

test('a bar is as long as its value, below 0 too, and 0 has none', () => {
  const { container } = show('bars', [50, -25, 0]);
  const bars = [...container.querySelectorAll('[width="390"] rect')].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  expect(bars).toHaveLength(2);
  expect(bars[0]).toBeCloseTo((bars[1] ?? 0) * 2, 5);
});

test('a line leaves out what is not there, and a point alone is one', () => {
  const { container, unmount } = show('lines', [5, null, 7]);
  expect(container.querySelectorAll('circle')).toHaveLength(2);
  expect(container.querySelector('[width="390"] path')?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  unmount();
  show('lines', [5], ['Nov 1']);
  expect(document.querySelectorAll('circle')).toHaveLength(1);
});

test('the values of what is pointed at are named, and those of the newest otherwise', () => {
  const { container } = show('bars', [5, -3, 8]);
  const legend = () => container.querySelector('[aria-hidden] > p')?.textContent;
  const ground = container.querySelector('[aria-hidden] > div') as Element;
  expect(legend()).toContain('8 €');
  fireEvent.pointerMove(ground, { clientX: 60 });
  expect(legend()).toContain('5 €');
  fireEvent.pointerLeave(ground);
  expect(legend()).toContain('8 €');
});

test('nothing is said to be nothing', () => {
  show('lines', [], []);
  expect(screen.getByText('chart.nothing')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});
