// @vitest-environment jsdom

import { emptyBrand, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { stubWindow } from '@liveryjs/engine/kit/testing-window';
import type { Mode } from '@liveryjs/schemas/brand';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import ModePicker from './ModePicker.tsx';

const dark: Mode = { id: 'dark', scheme: 'dark', label: 'mode.dark' };
const light: Mode = { id: 'light', scheme: 'light', label: 'mode.light' };
const contrast: Mode = { id: 'contrast', scheme: 'dark' };

beforeEach(() => void stubWindow());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset.mode;
});

const messages = { 'modePicker.switchTo': 'Switch', 'mode.dark': 'Dark', 'mode.light': 'Light' };

const tree = (modes: readonly Mode[], app = appOf(modes)) => (
  <TestPortal app={app}>
    <ModePicker id="mode" props={{}} slot={() => null} />
  </TestPortal>
);
const appOf = (modes: readonly Mode[]) =>
  testApp({ brand: { theme: { ...emptyBrand.theme, modes: [...modes], defaultMode: 'dark' } }, messages });

test('of two modes the button switches to the other, and back', async () => {
  document.documentElement.dataset.mode = 'dark';
  render(tree([dark, light]));
  await act(async () => screen.getByRole('button').click());
  expect(document.documentElement.dataset.mode).toBe('light');
  expect(localStorage.getItem('livery:test:mode')).toBe('light');
  await act(async () => screen.getByRole('button').click());
  expect(document.documentElement.dataset.mode).toBe('dark');
});

test('the document alone decides which mode is offered, so that nothing jumps on hydration', () => {
  vi.stubGlobal('readsStyleSheets', true);
  const { container } = render(tree([dark, light]));
  const shown = () =>
    [...container.querySelectorAll('button > span')].map(
      (offer) => getComputedStyle(offer).display !== 'none',
    );
  document.documentElement.dataset.mode = 'dark';
  expect(shown()).toEqual([false, true]);
  document.documentElement.dataset.mode = 'light';
  expect(shown()).toEqual([true, false]);
  const html = renderToString(tree([dark, light]));
  expect(html).not.toContain('style=');
});

test('more than two modes are a list', async () => {
  const app = appOf([dark, light, contrast]);
  render(tree([dark, light, contrast], app));
  const picker = screen.getByRole<HTMLSelectElement>('combobox', { name: 'modePicker.label' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Dark',
    'Light',
    'contrast',
  ]);
  await act(async () => void fireEvent.change(picker, { target: { value: 'contrast' } }));
  expect(app.state.mode).toBe('contrast');
  expect(picker.value).toBe('contrast');
});

test('one mode is no choice', () => {
  expect(render(tree([dark])).container.innerHTML).toBe('');
});
