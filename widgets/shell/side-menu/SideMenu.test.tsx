// @vitest-environment jsdom

import { promotion } from '@liveryjs/client/promotions/testing';
import { Refused } from '@liveryjs/client/testing';
import { mountWidget, type PageOptions } from '@liveryjs/parts/testing';
import type { Menu } from '@liveryjs/schemas/brand';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import SideMenu from './SideMenu.tsx';
import type { Props } from './side-menu.props.ts';

const items: Menu = [
  { id: 'home', label: 'nav.home', icon: 'home', to: { route: 'home' } },
  { id: 'live', label: 'nav.live', to: { route: 'live' }, when: { vendorsIn: ['LIVE'] } },
  { id: 'support', label: 'nav.support', to: { action: 'customerService' } },
];
const customerService = vi.fn();

const show = (facts: Record<string, string[]>, props: Partial<Props> = {}, options: PageOptions = {}) =>
  mountWidget(SideMenu, {
    props: { items, more: [], ...props },
    slot: (name) => <p>{name}</p>,
    pages: { live: '/live' },
    portal: { actions: { customerService } },
    state: { facts },
    assets: { icons: '/icons.svg' },
    ...options,
  });
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
  show({ vendorsIn: ['LIVE'] }, {}, { path: '/live' });
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('nav.live');
});

test('[2.24] customer service is a button that runs the action', () => {
  show({});
  fireEvent.click(screen.getByRole('button', { name: 'nav.support' }));
  expect(customerService).toHaveBeenCalledOnce();
});

test('the foot holds what the manifest puts there', () => {
  show({});
  expect(screen.getByText('foot')).toBeTruthy();
});

const PROMOTIONS = 'GET /wps/relay/MCSFE_promotions';
const list = (...ids: number[]) => ({
  list: ids.map((id) => promotion(id, { title: `Offer ${id}` })),
  availablePromo: { REFERRAL: { enabled: true } },
});
const promotions = {
  label: 'promotions',
  count: 3,
  open: false,
  all: { id: 'all', label: 'all', to: { route: 'live' } },
};
const unfold = () => act(async () => screen.getByRole('button', { name: 'promotions' }).click());
const offers = () =>
  screen.queryAllByRole('link', { name: /Offer/ }).map((link) => link.getAttribute('href'));

test('[2.24] promotions unfold: the first three and a link to all, asked for only then', async () => {
  const { calls } = show({}, { promotions }, { answers: { [PROMOTIONS]: list(4, 7, 9, 11) } });
  const folder = screen.getByRole('button', { name: 'promotions' });
  expect([folder.getAttribute('aria-expanded'), calls.length]).toEqual(['false', 0]);
  await unfold();
  expect(folder.getAttribute('aria-expanded')).toBe('true');
  await screen.findByText('Offer 4');
  expect(offers()).toEqual(['/live#4', '/live#7', '/live#9']);
  expect(screen.getByRole('link', { name: 'all' }).getAttribute('href')).toBe('/live');
  await unfold();
  expect(offers()).toEqual([]);
});

test('promotions without a title or without a picture are left out, and three others show', async () => {
  const { list: offered, ...rest } = list(4, 7, 9);
  const bare = { id: 1, category: 'slots' };
  const answer = { ...rest, list: [bare, { ...bare, title: 'Offer 1' }, ...offered] };
  show({}, { promotions }, { answers: { [PROMOTIONS]: answer } });
  await unfold();
  await screen.findByText('Offer 4');
  expect(offers()).toEqual(['/live#4', '/live#7', '/live#9']);
});

test('promotions that fail can be asked for again, and the way to all stays', async () => {
  const answers: Record<string, unknown> = { [PROMOTIONS]: new Refused(500, 'internal') };
  show({}, { promotions }, { answers });
  await unfold();
  await screen.findByRole('alert');
  expect(screen.getByRole('link', { name: 'all' })).toBeTruthy();
  answers[PROMOTIONS] = list();
  await act(async () => screen.getByRole('button', { name: 'engine.retry' }).click());
  expect(await screen.findByText('sideMenu.noPromotions')).toBeTruthy();
});

test('further links stand below the promotions', () => {
  show({}, { promotions, more: [{ id: 'app', label: 'app', to: { action: 'customerService' } }] });
  expect(names().slice(-2)).toEqual(['promotions', 'app']);
});
