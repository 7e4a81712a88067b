// @vitest-environment jsdom

import { emptyBrand, type TestAppOptions, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import Header from './Header.tsx';
import type { Props } from './header.props.ts';

afterEach(cleanup);

const menu = [{ id: 'menu', widget: 'menu', props: {}, slots: {}, load: 'eager' as const }];

const tree = (options: TestAppOptions = {}, layout: Props['layout'] = 'bar') => (
  <TestPortal app={testApp({ messages: { 'header.home': 'Aurora, home page' }, ...options })}>
    <Header id="header" props={{ layout }} slot={(name) => <span>{name}</span>} />
  </TestPortal>
);

test('the logo leads home and is called by the name of the brand', () => {
  render(tree({ assets: { logo: '/logo.svg' } }));
  const home = screen.getByRole('link', { name: 'Aurora, home page' });
  expect(home.getAttribute('href')).toBe('/');
  expect(home.getAttribute('aria-current')).toBe('page');
});

test('a brand without a logo shows its name', () => {
  render(tree());
  expect(screen.getByRole('link', { name: 'Test' })).toBeTruthy();
});

test.each([
  ['bar', ['search', 'navigation', 'account', 'tools']],
  ['stacked', ['search', 'account', 'tools', 'navigation']],
] as const)('the slots of a %s follow each other as they stand', (layout, want) => {
  const { container } = render(tree({}, layout));
  expect([...container.querySelectorAll('div > span')].map(({ textContent }) => textContent)).toEqual(want);
});

test('[2.15] the button of the side menu is there only where there is a side menu', () => {
  render(tree());
  expect(screen.queryByText('engine.openMenu')).toBeNull();
  cleanup();
  render(tree({ brand: { regions: { ...emptyBrand.regions, sideMenu: menu } } }));
  expect(screen.getByText('engine.openMenu').closest('button')?.getAttribute('popovertarget')).toBeTruthy();
});

test('prerendered HTML has no inline style', () => {
  expect(renderToString(tree())).not.toContain('style=');
});
