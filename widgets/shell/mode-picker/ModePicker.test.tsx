// @vitest-environment jsdom

import { emptyBrand } from '@liveryjs/engine/kit/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import type { Mode } from '@liveryjs/schemas/brand';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import ModePicker from './ModePicker.tsx';

const dark: Mode = { id: 'dark', scheme: 'dark', label: 'mode.dark' };
const light: Mode = { id: 'light', scheme: 'light', label: 'mode.light' };
const contrast: Mode = { id: 'contrast', scheme: 'dark' };

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.mode;
});

const show = (...modes: Mode[]) =>
  mountWidget(ModePicker, {
    props: {},
    brand: { theme: { ...emptyBrand.theme, modes } },
    messages: { 'modePicker.switchTo': 'Switch', 'mode.dark': 'Dark', 'mode.light': 'Light' },
  });

test('of two modes the button switches to the other, and back', async () => {
  document.documentElement.dataset.mode = 'dark';
  show(dark, light);
  await act(async () => screen.getByRole('button').click());
  expect(document.documentElement.dataset.mode).toBe('light');
  expect(localStorage.getItem('livery:test:mode')).toBe('light');
  await act(async () => screen.getByRole('button').click());
  expect(document.documentElement.dataset.mode).toBe('dark');
});

test('the document alone decides which mode is offered, so that nothing jumps on hydration', () => {
  vi.stubGlobal('readsStyleSheets', true);
  const { container, tree } = show(dark, light);
  const shown = () =>
    [...container.querySelectorAll('button > span')].map(
      (offer) => getComputedStyle(offer).display !== 'none',
    );
  document.documentElement.dataset.mode = 'dark';
  expect(shown()).toEqual([false, true]);
  document.documentElement.dataset.mode = 'light';
  expect(shown()).toEqual([true, false]);
  const html = renderToString(tree);
  expect(html).not.toContain('style=');
});

test('more than two modes are a list', async () => {
  const { app } = show(dark, light, contrast);
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
  expect(show(dark).container.innerHTML).toBe('');
});
