// @vitest-environment jsdom

import { mountWidget } from '@liveryjs/parts/testing';
import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import SearchButton from './SearchButton.tsx';

const show = () =>
  mountWidget(
    <>
      <SearchButton id="search" props={{ to: { modal: 'search' }, look: 'box' }} slot={() => null} />
      <input aria-label="name" />
    </>,
  );

test('a press opens the search', () => {
  const { app } = show();
  fireEvent.click(screen.getByRole('button'));
  expect(app.state.modal).toBe('search');
});

test.each([
  ['Ctrl and K', { key: 'k', ctrlKey: true }, true],
  ['⌘ and K', { key: 'K', metaKey: true }, true],
  ['the same place on an Arabic keyboard', { key: 'ن', code: 'KeyK', ctrlKey: true }, true],
  ['another letter in that place', { key: 't', code: 'KeyK', ctrlKey: true }, false],
  ['K alone, as WCAG 2.1.4 asks', { key: 'k' }, false],
  ['a sign alone', { key: '/' }, false],
  ['with Shift', { key: 'K', ctrlKey: true, shiftKey: true }, false],
])('keys that open it: %s', (_, keys, opens) => {
  const { app } = show();
  fireEvent.keyDown(screen.getByRole('textbox'), keys);
  expect(app.state.modal).toBeUndefined();
  expect(fireEvent.keyDown(document.body, keys)).toBe(!opens);
  expect(app.state.modal).toBe(opens ? 'search' : undefined);
});

test('prerendered HTML has no inline style', () => {
  expect(renderToString(show().tree)).not.toContain('style=');
});
