// @vitest-environment jsdom

import { mountWidget } from '@liveryjs/parts/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { Search } from './Search.tsx';

const rendered = vi.fn();
const onSearch = vi.fn();
const search = (value: string) => (
  <Profiler id="search" onRender={rendered}>
    <h2 id="heading">Games</h2>
    <Search value={value} onSearch={onSearch} headingId="heading" controls="results" />
  </Profiler>
);
const box = () => screen.getByRole<HTMLInputElement>('searchbox');

test('a key renders nothing: it is painted as soon as on a page without a script', async () => {
  mountWidget(search(''));
  rendered.mockClear();
  await userEvent.type(box(), 'gold');
  expect(box().value).toBe('gold');
  expect(rendered).not.toHaveBeenCalled();
});

test('a step back replaces what is typed, and what was typed is not searched for any more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { rerender } = mountWidget(search('gold'));
  expect(box().value).toBe('gold');
  await userEvent.type(box(), 'en');
  onSearch.mockClear();
  rerender(search('silver'));
  expect(box().value).toBe('silver');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(onSearch).not.toHaveBeenCalled();
});
