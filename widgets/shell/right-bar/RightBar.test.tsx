// @vitest-environment jsdom

import { TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import type { Menu } from '@liveryjs/schemas/brand';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import RightBar from './RightBar.tsx';

afterEach(cleanup);

const items: Menu = [
  { id: 'support', label: 'support', icon: 'support', to: { action: 'customerService' } },
  { id: 'facebook', label: 'facebook', icon: 'facebook', to: { resource: 'FACEBOOK' } },
];
const customerService = vi.fn();
const appWith = (addresses: Record<string, string> | undefined) =>
  testApp({ portal: { actions: { customerService } }, state: { addresses } });
const tree = (app = appWith({ FACEBOOK: 'https://f.test/' })) => (
  <TestPortal app={app}>
    <RightBar id="bar" props={{ items }} slot={() => null} />
  </TestPortal>
);

test('[2.25] each icon has a name and leads where it says', () => {
  render(tree());
  fireEvent.click(screen.getByRole('button', { name: 'support' }));
  expect(customerService).toHaveBeenCalledOnce();
  const link = screen.getByRole('link', { name: 'facebook' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://f.test/', '_blank']);
});

test('[1.11] a resource that the site does not have shows nothing; until that is known its place is kept', async () => {
  const app = appWith(undefined);
  const { container } = render(tree(app));
  expect(container.querySelectorAll('li[aria-hidden]')).toHaveLength(1);
  await act(async () => Object.assign(app.state, { addresses: {} }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(renderToString(tree(app))).not.toContain('style=');
});

test('hovering shows the name beside the icon until Escape', () => {
  render(tree());
  const button = screen.getByRole('button', { name: 'support' });
  const tip = () => screen.queryByText('support', { selector: '[popover] *' });
  expect(tip()).toBeNull();
  fireEvent.mouseEnter(button.parentElement ?? button);
  expect(tip()).toBeTruthy();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(tip()).toBeNull();
});
