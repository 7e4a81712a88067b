// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPortal, testApp } from '#engine/kit/testing.tsx';
import { TextFilter } from './text-filter.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(value = '') {
  const onType = vi.fn();
  const app = testApp();
  const page = (typed: string) => (
    <TestPortal app={app}>
      <TextFilter label="Username" value={typed} onType={onType} />
    </TestPortal>
  );
  const { rerender } = render(page(value));
  const address = (typed: string) => rerender(page(typed));
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Username' });
  const type = (text: string) => fireEvent.input(input, { target: { value: text } });
  return { address, input, onType, type };
}

test('a text counts half a second after its last letter, once, without the spaces around it', () => {
  const { onType, type } = show();
  type(' br');
  act(() => vi.advanceTimersByTime(400));
  type(' bruno ');
  act(() => vi.advanceTimersByTime(499));
  expect(onType).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onType.mock.calls).toEqual([['bruno']]);
});

test('Enter and leaving the field do not wait, and nothing is said twice', () => {
  const { input, onType, type } = show();
  type('kofi');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onType.mock.calls).toEqual([['kofi']]);
  act(() => vi.advanceTimersByTime(1000));
  expect(onType).toHaveBeenCalledTimes(1);
});

test('what the address says shows, but not over what is being typed', () => {
  const { address, input, type } = show('bruno');
  address('kofi');
  expect(input.value).toBe('kofi');
  act(() => input.focus());
  type('ab');
  address('abena');
  expect(input.value).toBe('ab');
});
