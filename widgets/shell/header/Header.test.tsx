// @vitest-environment jsdom

import { emptyBrand } from '@liveryjs/engine/kit/testing';
import { mountWidget, type PageOptions } from '@liveryjs/parts/testing';
import { cleanup, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import Header from './Header.tsx';
import type { Props } from './header.props.ts';

const menu = [{ id: 'menu', widget: 'menu', props: {}, slots: {}, load: 'eager' as const }];
const show = (options: PageOptions = {}, layout: Props['layout'] = 'bar') =>
  mountWidget(Header, {
    props: { layout },
    slot: (name) => <span>{name}</span>,
    messages: { 'header.home': 'Aurora, home page' },
    ...options,
  });

test('the logo leads home and is called by the name of the brand', () => {
  show({ assets: { logo: '/logo.svg' } });
  const home = screen.getByRole('link', { name: 'Aurora, home page' });
  expect(home.getAttribute('href')).toBe('/');
  expect(home.getAttribute('aria-current')).toBe('page');
});

test('a brand without a logo shows its name', () => {
  show();
  expect(screen.getByRole('link', { name: 'Test' })).toBeTruthy();
});

test.each([
  ['bar', ['search', 'navigation', 'account', 'tools']],
  ['stacked', ['search', 'account', 'tools', 'navigation']],
] as const)('the slots of a %s follow each other as they stand', (layout, want) => {
  const { container } = show({}, layout);
  expect([...container.querySelectorAll('div > span')].map(({ textContent }) => textContent)).toEqual(want);
});

test('[2.15] the button of the side menu is there only where there is a side menu', () => {
  show();
  expect(screen.queryByText('engine.openMenu')).toBeNull();
  cleanup();
  show({ brand: { regions: { ...emptyBrand.regions, sideMenu: menu } } });
  expect(screen.getByText('engine.openMenu').closest('button')?.getAttribute('popovertarget')).toBeTruthy();
});

test('prerendered HTML has no inline style', () => {
  expect(renderToString(show().tree)).not.toContain('style=');
});
