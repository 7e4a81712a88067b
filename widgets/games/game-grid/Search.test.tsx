// @vitest-environment jsdom

import { TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { stubWindow } from '@liveryjs/engine/kit/testing-window';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Search } from './Search.tsx';

beforeEach(() => stubWindow());
afterEach(cleanup);

const rendered = vi.fn();
const onSearch = vi.fn();
const treeOf = (value: string) => (
  <TestPortal app={testApp({})} path="/">
    <Profiler id="search" onRender={rendered}>
      <h2 id="heading">Games</h2>
      <Search value={value} onSearch={onSearch} headingId="heading" controls="results" />
    </Profiler>
  </TestPortal>
);
const box = () => screen.getByRole<HTMLInputElement>('searchbox');

test('a key renders nothing: it is painted as soon as on a page without a script', async () => {
  render(treeOf(''));
  rendered.mockClear();
  await userEvent.type(box(), 'gold');
  expect(box().value).toBe('gold');
  expect(rendered).not.toHaveBeenCalled();
});

test('a step back replaces what is typed, and what was typed is not searched for any more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { rerender } = render(treeOf('gold'));
  expect(box().value).toBe('gold');
  await userEvent.type(box(), 'en');
  onSearch.mockClear();
  rerender(treeOf('silver'));
  expect(box().value).toBe('silver');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(onSearch).not.toHaveBeenCalled();
  vi.useRealTimers();
});
