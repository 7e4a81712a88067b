// @vitest-environment jsdom

import { mountWidget } from '@liveryjs/parts/testing';
import type { Menu } from '@liveryjs/schemas/brand';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import RightBar from './RightBar.tsx';

const items: Menu = [
  { id: 'support', label: 'support', icon: 'support', to: { action: 'customerService' } },
  { id: 'facebook', label: 'facebook', icon: 'facebook', to: { resource: 'FACEBOOK' } },
];
const customerService = vi.fn();
const show = (addresses?: Record<string, string>) =>
  mountWidget(RightBar, {
    props: { items },
    portal: { actions: { customerService } },
    state: { addresses },
  });

test('[2.25] each icon has a name and leads where it says', () => {
  show({ FACEBOOK: 'https://f.test/' });
  fireEvent.click(screen.getByRole('button', { name: 'support' }));
  expect(customerService).toHaveBeenCalledOnce();
  const link = screen.getByRole('link', { name: 'facebook' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://f.test/', '_blank']);
});

test('[1.11] a resource that the site does not have shows nothing; until that is known its place is kept', async () => {
  const { app, container, tree } = show();
  expect(container.querySelectorAll('li[aria-hidden]')).toHaveLength(1);
  await act(async () => Object.assign(app.state, { addresses: {} }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(renderToString(tree)).not.toContain('style=');
});

test('hovering shows the name beside the icon until Escape', () => {
  show({ FACEBOOK: 'https://f.test/' });
  const button = screen.getByRole('button', { name: 'support' });
  const tip = () => screen.queryByText('support', { selector: '[popover] *' });
  expect(tip()).toBeNull();
  fireEvent.mouseEnter(button.parentElement ?? button);
  expect(tip()).toBeTruthy();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(tip()).toBeNull();
});
