// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompiledMessages } from '#engine/i18n/create-portal-intl.ts';
import { TestPortal, testApp } from '#engine/kit/testing.tsx';
import { PauseButton } from './pause-button.tsx';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onPress = vi.fn<() => void | Promise<void>>();
const seconds = (text: string) => [
  { type: 0, value: `${text} ` },
  { type: 2, value: 'seconds' },
];
const app = testApp({
  messages: {
    'form.seconds': seconds('for'),
    'form.pauseLeft': seconds('left'),
    'form.pauseOver': 'over',
  } as unknown as CompiledMessages,
});
const tree = (until?: number) => (
  <TestPortal app={app}>
    <PauseButton until={until} onPress={onPress}>
      Send
    </PauseButton>
  </TestPortal>
);
const show = (until?: number) => {
  onPress.mockReset();
  return render(tree(until));
};
const button = () => screen.getByRole('button', { name: 'Send' });
const press = () => act(async () => button().click());
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
const status = () => screen.getByRole('status').textContent;

test('[4.10] it is there to be pressed, at most once a second', async () => {
  show();
  expect(button().getAttribute('aria-disabled')).toBe('false');
  await press();
  await pass(999);
  await press();
  expect(onPress).toHaveBeenCalledTimes(1);
  await pass(1);
  await press();
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('[4.10] it counts down in seconds, cannot be pressed meanwhile, and can again at zero', async () => {
  show(1_000_000 + 3000);
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(button().textContent).toBe('Sendfor 3');
  await press();
  await pass(1000);
  expect(button().textContent).toBe('Sendfor 2');
  await pass(1999);
  await press();
  expect(onPress).not.toHaveBeenCalled();
  await pass(1);
  expect(button().getAttribute('aria-disabled')).toBe('false');
  await press();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a press is over when what it does is', async () => {
  let finish = () => {};
  show();
  onPress.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  await press();
  await pass(5000);
  await press();
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(button().getAttribute('aria-busy')).toBe('true');
  await act(async () => finish());
  await press();
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('screen readers hear what is left at the start, each half minute, and the end', async () => {
  const heard: (string | null)[] = [];
  const { rerender } = show();
  rerender(tree(1_000_000 + 45_000));
  for (let second = 0; second <= 46; second++) {
    if (heard.at(-1) !== status()) heard.push(status());
    await pass(1000);
  }
  expect(heard).toEqual(['left 45', 'left 30', 'over']);
});

test('it counts by the clock: a page that slept shows what is left by then', async () => {
  show(1_000_000 + 60_000);
  vi.setSystemTime(1_000_000 + 59_500);
  await pass(1000);
  expect(button().getAttribute('aria-disabled')).toBe('false');
});
