// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyBrand, TestPortal, testApp } from '#engine/kit/testing.tsx';
import type { Menu } from '#schemas/generated/brand.ts';
import SideMenu from './SideMenu.tsx';
import type { Props } from './side-menu.props.ts';

afterEach(cleanup);

const [home] = emptyBrand.routes;
if (!home) throw new Error('no home');
const routes = [home, { ...home, id: 'live', path: '/live' }];
const items: Menu = [
  { id: 'home', label: 'nav.home', icon: 'home', to: { route: 'home' } },
  { id: 'live', label: 'nav.live', to: { route: 'live' }, when: { vendorsIn: ['LIVE'] } },
  { id: 'support', label: 'nav.support', to: { action: 'customerService' } },
];

const show = (facts: Record<string, string[]>, path = '/', props: Partial<Props> = {}) => {
  const customerService = vi.fn();
  const regions = { ...emptyBrand.regions, sideMenu: [] };
  const app = testApp({
    brand: { routes, regions },
    portal: { actions: { customerService } },
    state: { facts },
    assets: { icons: '/icons.svg' },
  });
  const tree = (
    <TestPortal app={app} path={path}>
      <SideMenu id="menu" props={{ items, more: [], ...props }} slot={(name) => <p>{name}</p>} />
    </TestPortal>
  );
  return { app, tree, customerService, ...render(tree) };
};
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('[2.24] entries stand in the order of the manifest, with their icons', () => {
  const { container } = show({ vendorsIn: ['LIVE'] });
  expect(names()).toEqual(['nav.home', 'nav.live', 'nav.support']);
  expect(container.querySelector('li use')?.getAttribute('href')).toBe('/icons.svg#home');
});

test('[2.24] an entry shows only while its condition holds', async () => {
  const { app } = show({ vendorsIn: [] });
  expect(names()).toEqual(['nav.home', 'nav.support']);
  await act(async () => {
    app.state.facts = { vendorsIn: ['LIVE'] };
  });
  expect(names()).toEqual(['nav.home', 'nav.live', 'nav.support']);
});

test('until a condition is known, the place of its entry is kept and leads nowhere', () => {
  const { tree } = show({});
  expect(names()).toEqual(['nav.home', 'nav.support']);
  expect(screen.getByText('nav.live').closest('[aria-hidden]')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'nav.live' })).toBeNull();
  expect(renderToString(tree)).not.toContain('style=');
});

test('the page that shows is marked', () => {
  show({ vendorsIn: ['LIVE'] }, '/live');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('nav.live');
});

test('[2.24] customer service is a button that runs the action', () => {
  const { customerService } = show({});
  fireEvent.click(screen.getByRole('button', { name: 'nav.support' }));
  expect(customerService).toHaveBeenCalledOnce();
});

test('the foot holds what the manifest puts there', () => {
  show({});
  expect(screen.getByText('foot')).toBeTruthy();
});
