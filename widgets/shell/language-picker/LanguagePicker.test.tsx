// @vitest-environment jsdom

import { stageWidget } from '@liveryjs/parts/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import LanguagePicker from './LanguagePicker.tsx';

const languages = [
  { code: 'EN', locale: 'en' },
  { code: 'TY', locale: 'fil' },
  { code: 'VI', locale: 'vi' },
];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.clear();
});

type Messages = { default: Record<string, string> };

const show = (load: () => Promise<Messages>, supported = languages, compact = false) => {
  const page = stageWidget(LanguagePicker, {
    props: { compact },
    brand: { languages: { default: 'EN', supported } },
  });
  Object.assign(page.app, { messages: { VI: load, TY: async () => ({ default: {} }) } });
  return { ...page, ...render(page.tree) };
};
const picker = () => screen.getByRole<HTMLSelectElement>('combobox');
const choose = (value: string) => act(async () => void fireEvent.change(picker(), { target: { value } }));

test('[1.06] each language is offered by its own name and marked with its language', () => {
  show(async () => ({ default: {} }));
  expect(screen.getAllByRole('option').map((item) => [item.textContent, item.lang])).toEqual([
    ['English', 'en'],
    ['Filipino', 'fil'],
    ['Tiếng Việt', 'vi'],
  ]);
  expect(picker().value).toBe('EN');
});

test('[1.01] a choice changes the language of the page at once', async () => {
  const { app } = show(async () => ({ default: { 'languagePicker.label': 'Ngôn ngữ' } }));
  await choose('VI');
  expect(app.state.language).toBe('VI');
  expect(document.documentElement.lang).toBe('vi');
  expect(screen.getByRole('combobox', { name: 'Ngôn ngữ' })).toBeTruthy();
});

test('while a language is fetched the choice shows and says that it is busy', async () => {
  let arrive: (messages: Messages) => void = () => {};
  show(() => new Promise((resolve) => (arrive = resolve)));
  await choose('VI');
  expect(picker().value).toBe('VI');
  expect(picker().getAttribute('aria-busy')).toBe('true');
  await act(async () => arrive({ default: {} }));
  expect(picker().value).toBe('VI');
  expect(picker().getAttribute('aria-busy')).toBe('false');
});

test('of two languages on their way, the one asked for last stays', async () => {
  let arrive: (messages: Messages) => void = () => {};
  const { app } = show(() => new Promise((resolve) => (arrive = resolve)));
  await choose('VI');
  await choose('TY');
  expect(app.state.language).toBe('TY');
  await act(async () => arrive({ default: {} }));
  expect(app.state.language).toBe('TY');
  expect(picker().value).toBe('TY');
});

test('a language that cannot be fetched leaves the old one and says so', async () => {
  const { app } = show(async () => {
    throw new TypeError('Failed to fetch');
  });
  await choose('VI');
  expect(picker().value).toBe('EN');
  expect(app.state.language).toBe('EN');
  expect(app.state.notices).toMatchObject([{ messageKey: 'languagePicker.failed', tone: 'error' }]);
});

test('one language is no choice', () => {
  const { container } = show(async () => ({ default: {} }), languages.slice(0, 1));
  expect(container.innerHTML).toBe('');
});

test('compact shows the icon alone; prerendered HTML has no inline style', () => {
  const { container, tree } = show(async () => ({ default: {} }), languages, true);
  expect(container.querySelector('[lang]:not(option)')).toBeNull();
  expect(renderToString(tree)).not.toContain('style=');
});
