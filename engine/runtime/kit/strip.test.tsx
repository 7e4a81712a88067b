// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Strip } from './strip.tsx';
import { TestPortal } from './testing.tsx';

let contentWidth: number;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly report: () => void;
      constructor(report: () => void) {
        this.report = report;
      }
      observe() {
        this.report();
      }
      disconnect() {}
    },
  );
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act());
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => contentWidth);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (width: number, item = <a href="/x">x</a>) => {
  contentWidth = width;
  render(
    <TestPortal>
      <Strip as="ul" data-testid="row">
        <li>{item}</li>
      </Strip>
    </TestPortal>,
  );
  const row = screen.getByTestId('row');
  const ends = () => ['data-before', 'data-after'].map((end) => row.parentElement?.hasAttribute(end));
  return { row, ends };
};

test('a row that fits has no more at either end', () => {
  expect(show(300).ends()).toEqual([false, false]);
});

test('a row that does not fit says at which ends there is more, in either direction of writing', () => {
  const { row, ends } = show(1000);
  expect(ends()).toEqual([false, true]);
  for (const [left, want] of [
    [350, [true, true]],
    [-350, [true, true]],
    [700, [true, false]],
  ] as const) {
    row.scrollLeft = left;
    row.dispatchEvent(new Event('scroll'));
    expect(ends()).toEqual(want);
  }
});

test('a keyboard can scroll a row in which nothing takes the focus', () => {
  expect(show(1000).row.getAttribute('tabindex')).toBeNull();
  cleanup();
  expect(show(1000, <b>x</b>).row.getAttribute('tabindex')).toBe('0');
  cleanup();
  expect(show(300, <b>x</b>).row.getAttribute('tabindex')).toBeNull();
});
