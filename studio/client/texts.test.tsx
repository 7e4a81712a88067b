// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { JsonText, LiveText } from './texts.tsx';

afterEach(cleanup);

test('a text that could not be given on stays in its field, until the brand says another one', async () => {
  const onCommit = vi.fn();
  const field = (value: string) => <LiveText label="Name" value={value} onCommit={onCommit} />;
  const { rerender } = render(field('Lotus'));
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(input, ' & Co');
  await userEvent.tab();
  expect(onCommit).toHaveBeenLastCalledWith('Lotus & Co', expect.any(String));
  rerender(field('Lotus'));
  expect(input.value).toBe('Lotus & Co');
  rerender(field('Jade'));
  expect(input.value).toBe('Jade');
});

test('a field that nobody wrote in follows the brand once it is left', async () => {
  const field = (value: string) => <LiveText label="Name" value={value} onCommit={() => undefined} />;
  const { rerender } = render(field('Lotus'));
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.click(input);
  rerender(field('Jade'));
  expect(input.value).toBe('Lotus');
  await userEvent.tab();
  expect(input.value).toBe('Jade');
});

test('a text that is no JSON stays with the reason beside it', async () => {
  const onCommit = vi.fn();
  render(<JsonText label="Rules" value={{ a: 1 }} onCommit={onCommit} />);
  const input = screen.getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.clear(input);
  await userEvent.type(input, '[[1');
  await userEvent.tab();
  expect(input.value).toBe('[1');
  expect(screen.getByText(/^This is not valid JSON: /)).toBeDefined();
  expect(onCommit).not.toHaveBeenCalled();
});
