// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { TestPortal } from '#engine/kit/testing.tsx';
import { TextArea } from './text-area.tsx';

afterEach(cleanup);

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const cut = () => screen.queryByText(/^form\.cut/);

function show() {
  render(
    <TestPortal>
      <TextArea name="words" label="Words" maxLength={10} />
    </TestPortal>,
  );
}

test('[5.09] what is pasted beyond the room that there is goes with a word, until somebody types', async () => {
  show();
  await userEvent.type(box(), 'abc');
  await userEvent.paste('defg');
  expect(cut()).toBeNull();
  await userEvent.paste('hijklm');
  expect(box().value).toBe('abcdefghij');
  expect(cut()).toBeTruthy();
  await userEvent.type(box(), '{Backspace}');
  expect(cut()).toBeNull();
});

test('what is pasted over a selection has its room', async () => {
  show();
  await userEvent.type(box(), 'abcdefghij');
  box().setSelectionRange(0, 8);
  await userEvent.paste('12345678');
  expect(box().value).toBe('12345678ij');
  expect(cut()).toBeNull();
});

test('what is dropped says so, too', () => {
  show();
  fireEvent.drop(box(), { dataTransfer: { getData: () => 'twelve marks' } });
  expect(cut()).toBeTruthy();
});
