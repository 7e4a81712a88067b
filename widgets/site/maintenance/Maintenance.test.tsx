// @vitest-environment jsdom

import { mountWidget } from '@liveryjs/parts/testing';
import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import Maintenance from './Maintenance.tsx';

const customerService = vi.fn();
const show = () =>
  mountWidget(Maintenance, {
    props: {},
    slot: (name) => <span>{name}</span>,
    portal: { actions: { customerService } },
    assets: { artMaintenance: '/art.svg', logo: '/logo.svg' },
  });

test('[2.18] the page has its title, the restriction notice, the brand and its art', () => {
  const { container, tree } = show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('maintenance.title');
  expect(screen.getByText('maintenance.notice')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Test' })).toBeTruthy();
  expect(container.querySelector('img[src="/art.svg"]')?.getAttribute('alt')).toBe('');
  expect(screen.getByText('tools')).toBeTruthy();
  expect(renderToString(tree)).not.toContain('style=');
});

test('[2.18] contact us opens customer service', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'maintenance.contact' }));
  expect(customerService).toHaveBeenCalledOnce();
});
