// @vitest-environment jsdom

import { endSession, startSession } from '@liveryjs/client/session/session';
import { loginResult, tenant } from '@liveryjs/client/testing';
import { TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import LoginForm from './LoginForm.tsx';

afterEach(() => {
  cleanup();
  endSession(tenant);
});

const tree = (
  <TestPortal app={testApp({ assets: { favicon: '/mark.svg' } })} path="/login">
    <LoginForm id="login" props={{ frame: 'page' }} slot={(name) => <span>{name}</span>} />
  </TestPortal>
);

test('prerendered, the form takes what is typed, and sends it nowhere before somebody listens', () => {
  const html = renderToString(tree);
  expect(html).not.toContain('style=');
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  expect(body.querySelector('form')?.method).toBe('post');
  expect(body.querySelector<HTMLButtonElement>('[type=submit]')?.disabled).toBe(true);
  expect(body.querySelector<HTMLInputElement>('[name=username]')?.disabled).toBe(false);
});

test('[2.13] the page has the way home and the tools, and does not take the focus', () => {
  render(tree);
  expect(screen.getByRole('link', { name: 'Test' }).getAttribute('href')).toBe('/');
  expect(screen.getByText('tools')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  expect(location.pathname).toBe('/login');
});

test('whoever is logged in has nothing to do there', async () => {
  startSession(loginResult());
  render(tree);
  await waitFor(() => expect(location.pathname).toBe('/'));
});
