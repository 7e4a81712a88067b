// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPortal } from '#engine/kit/testing.tsx';
import { stubWindow } from '#engine/kit/testing-window.ts';
import { CodeField } from './code-field.tsx';
import { Combobox } from './combobox.tsx';

const options = [
  { value: 'PH', label: 'Philippines', detail: '+63', picture: '/ph.svg' },
  { value: 'US', label: 'United States', detail: '+1', picture: '/us.svg' },
  { value: 'VN', label: 'Việt Nam', detail: '+84', picture: '/vn.svg' },
];

beforeEach(() => {
  stubWindow();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const onInput = vi.fn();
const onSubmit = vi.fn();
const tree = (
  <TestPortal>
    <form onInput={({ target }) => onInput((target as HTMLInputElement).name)} onSubmit={onSubmit}>
      <Combobox label="Country" name="country" options={options} defaultValue="VN" error="wrong" />
      <CodeField
        label="Number"
        name="number"
        code={{ label: 'Code', name: 'code', options, defaultValue: 'VN' }}
      />
      <button type="reset">reset</button>
    </form>
  </TestPortal>
);
const show = () => {
  onInput.mockReset();
  onSubmit.mockReset().mockImplementation((event: Event) => event.preventDefault());
  return render(tree);
};
const user = userEvent.setup({ delay: null });
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
// The page of these tests cannot show what lies over it.
const names = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
const value = (name: string) => new FormData(document.querySelector('form') ?? undefined).get(name);
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

test('[2.32] the list opens with the focus and closes 200 ms after it has gone', async () => {
  show();
  expect(box().getAttribute('aria-expanded')).toBe('false');
  await user.click(box());
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(names()).toEqual(['Philippines+63', 'United States+1', 'Việt Nam+84']);
  expect(screen.getByRole('option', { selected: true, hidden: true }).textContent).toBe('Việt Nam+84');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => box().blur());
  await pass(199);
  expect(names()).toHaveLength(3);
  await pass(1);
  expect(names()).toEqual([]);
});

test('typing narrows the list, Enter takes the first, and the form hears of it without being sent', async () => {
  show();
  await user.click(box());
  await user.keyboard('phil');
  expect(names()).toEqual(['Philippines+63']);
  await user.keyboard('{Enter}');
  expect([box().value, value('country')]).toEqual(['Philippines', 'PH']);
  expect(names()).toEqual([]);
  expect(onInput).toHaveBeenLastCalledWith('country');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('arrows go along the list, a press chooses, and the focus stays', async () => {
  show();
  await user.click(box());
  await user.keyboard('{ArrowUp}{Enter}');
  expect(value('country')).toBe('US');
  await user.click(box());
  await user.click(screen.getByRole('option', { name: /Philippines/, hidden: true }));
  expect(value('country')).toBe('PH');
  expect(document.activeElement).toBe(box());
});

test('what is typed and not chosen changes nothing; Escape closes the list and nothing else', async () => {
  show();
  const escaped = vi.fn();
  document.addEventListener('keydown', escaped);
  await user.click(box());
  await user.keyboard('phil{Escape}');
  expect([box().value, value('country'), names()]).toEqual(['Việt Nam', 'VN', []]);
  expect(escaped.mock.calls.filter(([{ key }]) => key === 'Escape')).toEqual([]);
  document.removeEventListener('keydown', escaped);
});

test('where nothing matches it says so, and nothing can be chosen', async () => {
  show();
  await user.click(box());
  fireEvent.change(box(), { target: { value: '<b>'.repeat(3000) } });
  expect(names()).toEqual(['form.noMatch']);
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('option', { hidden: true }));
  expect(value('country')).toBe('VN');
});

test('what is wrong with it is tied to its box', () => {
  show();
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent).toBe('wrong');
});

test('a number after a code shows the code alone, and both are sent', async () => {
  show();
  const code = screen.getByRole<HTMLInputElement>('combobox', { name: 'Code' });
  expect(code.value).toBe('+84');
  await user.click(code);
  await user.keyboard('63{Enter}');
  expect(code.value).toBe('+63');
  await user.type(screen.getByLabelText('Number'), '0912');
  expect([value('code'), value('number')]).toEqual(['PH', '0912']);
});

test('resetting the form goes back to what was chosen first', async () => {
  show();
  await user.click(box());
  await user.keyboard('phil{Enter}');
  await user.click(screen.getByRole('button', { name: 'reset' }));
  expect([box().value, value('country')]).toEqual(['Việt Nam', 'VN']);
});

test('prerendered it has no style of its own, and its value', () => {
  const html = renderToString(tree);
  expect(html).not.toContain('style=');
  expect(html).toMatch(/name="country"[^>]*value="VN"/);
});
