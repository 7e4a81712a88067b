// @vitest-environment jsdom

import { TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import type { Menu } from '@liveryjs/schemas/brand';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import BottomBar from './BottomBar.tsx';

afterEach(cleanup);

const items: Menu = [
  { id: 'home', label: 'home', icon: 'home', to: { route: 'home' } },
  { id: 'deposit', label: 'deposit', icon: 'plus', to: { action: 'customerService' } },
  { id: 'agent', label: 'agent', to: { route: 'home', hash: 'agent' }, when: { audience: ['agent'] } },
];
const customerService = vi.fn();
const app = () =>
  testApp({ portal: { actions: { customerService } }, state: { facts: { audience: ['visitor'] } } });
const tree = () => (
  <TestPortal app={app()}>
    <BottomBar id="bar" props={{ items, lead: 'deposit' }} slot={() => null} />
  </TestPortal>
);

test('each entry that holds leads where it says, and the page that shows is marked', () => {
  render(tree());
  const bar = within(screen.getByRole('navigation', { name: 'bottomBar.label' }));
  expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['home', 'deposit']);
  expect(bar.getByRole('link', { name: 'home' }).getAttribute('aria-current')).toBe('page');
  fireEvent.click(bar.getByRole('button', { name: 'deposit' }));
  expect(customerService).toHaveBeenCalledOnce();
});

test('prerendered HTML has no inline style', () => {
  expect(renderToString(tree())).not.toContain('style=');
});
