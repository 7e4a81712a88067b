// @vitest-environment jsdom

import { TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import Maintenance from './Maintenance.tsx';

afterEach(cleanup);

const show = () => {
  const customerService = vi.fn();
  const app = testApp({
    portal: { actions: { customerService } },
    assets: { artMaintenance: '/art.svg', logo: '/logo.svg' },
  });
  const tree = (
    <TestPortal app={app}>
      <Maintenance id="maintenance" props={{}} slot={(name) => <span>{name}</span>} />
    </TestPortal>
  );
  return { tree, customerService, ...render(tree) };
};

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
  const { customerService } = show();
  fireEvent.click(screen.getByRole('button', { name: 'maintenance.contact' }));
  expect(customerService).toHaveBeenCalledOnce();
});
