// @vitest-environment jsdom

import { mountWidget, stageWidget, type WidgetOptions } from '@liveryjs/parts/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import LoginForm from './LoginForm.tsx';
import type { Props } from './login-form.props.ts';

const page: WidgetOptions<Props> = {
  props: { frame: 'page' },
  slot: (name) => <span>{name}</span>,
  assets: { favicon: '/mark.svg' },
  path: '/login',
};

test('prerendered, the form takes what is typed, and sends it nowhere before somebody listens', () => {
  const html = renderToString(stageWidget(LoginForm, page).tree);
  expect(html).not.toContain('style=');
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  expect(body.querySelector('form')?.method).toBe('post');
  expect(body.querySelector<HTMLButtonElement>('[type=submit]')?.disabled).toBe(true);
  expect(body.querySelector<HTMLInputElement>('[name=username]')?.disabled).toBe(false);
});

test('[2.13] the page has the way home and the tools, and does not take the focus', () => {
  mountWidget(LoginForm, page);
  expect(screen.getByRole('link', { name: 'Test' }).getAttribute('href')).toBe('/');
  expect(screen.getByText('tools')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  expect(location.pathname).toBe('/login');
});

test('whoever is logged in has nothing to do there', async () => {
  mountWidget(LoginForm, { ...page, session: true });
  await waitFor(() => expect(location.pathname).toBe('/'));
});
