// @vitest-environment jsdom

import { mountWidget } from '@liveryjs/parts/testing';
import type { Menu } from '@liveryjs/schemas/brand';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import BottomBar from './BottomBar.tsx';

const items: Menu = [
  { id: 'home', label: 'home', icon: 'home', to: { route: 'home' } },
  { id: 'deposit', label: 'deposit', icon: 'plus', to: { action: 'customerService' } },
  { id: 'agent', label: 'agent', to: { route: 'home', hash: 'agent' }, when: { audience: ['agent'] } },
];
const customerService = vi.fn();
const show = () =>
  mountWidget(BottomBar, { props: { items, lead: 'deposit' }, portal: { actions: { customerService } } });

test('each entry that holds leads where it says, and the page that shows is marked', () => {
  show();
  const bar = within(screen.getByRole('navigation', { name: 'bottomBar.label' }));
  expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['home', 'deposit']);
  expect(bar.getByRole('link', { name: 'home' }).getAttribute('aria-current')).toBe('page');
  fireEvent.click(bar.getByRole('button', { name: 'deposit' }));
  expect(customerService).toHaveBeenCalledOnce();
});

test('prerendered HTML has no inline style', () => {
  expect(renderToString(show().tree)).not.toContain('style=');
});
