// @vitest-environment jsdom

import { mountWidget } from '@liveryjs/parts/testing';
import type { Menu } from '@liveryjs/schemas/brand';
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import TopNavigation from './TopNavigation.tsx';

const items: Menu = [
  { id: 'live', label: 'nav.live', icon: 'live', to: { route: 'live' }, when: { vendorsIn: ['LIVE'] } },
  { id: 'fish', label: 'nav.fish', to: { route: 'fish' }, when: { vendorsIn: ['FISH'] } },
];

const show = (facts: Record<string, string[]>, path = '/') =>
  mountWidget(TopNavigation, {
    props: { items, look: 'row' },
    pages: { live: '/live', fish: '/fish' },
    state: { facts },
    path,
  });
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test('[2.26] a category shows only while it has a vendor', async () => {
  const { app } = show({ vendorsIn: ['LIVE'] });
  expect(links()).toEqual(['/live']);
  await act(async () => {
    app.state.facts = { vendorsIn: ['FISH', 'LIVE'] };
  });
  expect(links()).toEqual(['/live', '/fish']);
});

test('[2.26] until the vendors are known, places are kept and no link leads anywhere', () => {
  const { tree } = show({});
  expect(links()).toEqual([]);
  expect(screen.getByText('nav.live').closest('[aria-hidden]')).toBeTruthy();
  expect(renderToString(tree)).not.toContain('style=');
});

test('[2.26] with no category at all there is no empty navigation', () => {
  show({ vendorsIn: [] });
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('[2.26] the page that shows is marked', () => {
  show({ vendorsIn: ['LIVE', 'FISH'] }, '/fish');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('nav.fish');
});
