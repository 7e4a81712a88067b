// @vitest-environment jsdom

import { play } from '@liveryjs/client/games/launch/play';
import { vendor } from '@liveryjs/client/games/testing';
import { type Answer, Refused } from '@liveryjs/client/testing';
import {
  mountWidget,
  type PageOptions,
  stageWidget,
  user,
  type WidgetOptions,
} from '@liveryjs/parts/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import VendorCards from './VendorCards.tsx';
import type { Props } from './vendor-cards.props.ts';

const lanes = [vendor('BTI', { isHot: true }), vendor('GOLS'), vendor('DS88'), vendor('TCG'), vendor('SBO')];
const vendors = {
  map: [{ id: 'COCKFIGHT', belong: 'SPORTS', vendors: ['DS88'] }],
  shown: [
    { id: 'TCG', as: '' },
    { id: 'SBO', as: 'SBO2' },
  ],
  offered: [],
};

const optionsOf = (answer: Answer, props: Partial<Props>, options: PageOptions): WidgetOptions<Props> => ({
  props: { category: 'SPORTS', press: 'filter', ...props },
  answers: { 'GET /wps/relay/GCSGAME_vendors': answer },
  brand: { platform: {}, vendors },
  path: '/sports',
  ...options,
});
const show = (props: Partial<Props> = {}, answer: Answer = { data: { lanes } }, options: PageOptions = {}) =>
  mountWidget(VendorCards, optionsOf(answer, props, options));

const cards = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('[1.08] [9.04] a category has a card for each of its vendors that visitors see, hot ones marked', async () => {
  const { calls } = show();
  await waitFor(() => expect(cards()).toEqual(['Vendor BTIvendorCards.hot', 'Vendor GOLS', 'Vendor SBO']));
  expect(calls.map(({ url }) => url)).toEqual(['/wps/relay/GCSGAME_vendors?language=EN&gameType=SPORTS']);
});

test('[2.11] a card narrows the list of the page to its vendor, and pressed again shows all', async () => {
  const path = '/sports?page=3&search=cup&view=hot';
  show({ gameClassify: 'SPORTSBOOK' }, { data: { lanes } }, { path });
  const card = await screen.findByRole('button', { name: 'Vendor SBO' });
  await user.click(card);
  expect(location.search).toBe('?search=cup&vassalage=SBO2&gameClassify=SPORTSBOOK');
  expect(card.getAttribute('aria-pressed')).toBe('true');
  await user.click(card);
  expect([location.search, card.getAttribute('aria-pressed')]).toEqual(['?search=cup', 'false']);
});

test('[9.04] an address that names a vendor by its own code has its card pressed', async () => {
  show({ addressPrefix: 'more' }, { data: { lanes } }, { path: '/sports?more-vassalage=SBO' });
  const card = await screen.findByRole('button', { name: 'Vendor SBO' });
  expect(card.getAttribute('aria-pressed')).toBe('true');
});

test('the manifest can choose the cards, their order and their marks', async () => {
  show({ cards: [{ vassalage: 'GOLS', isHot: true }, { vassalage: 'GONE' }, { vassalage: 'BTI' }] });
  await waitFor(() => expect(cards()).toEqual(['Vendor GOLSvendorCards.hot', 'Vendor BTIvendorCards.hot']));
});

test('[1.08] a single vendor leaves nothing to choose, but can be opened by who is logged in', async () => {
  const { calls, container } = show({ category: 'COCKFIGHT' });
  await waitFor(() => expect(container.innerHTML).toBe(''));
  expect(calls).toHaveLength(1);
  cleanup();
  const { app } = show({ category: 'COCKFIGHT', press: 'open' });
  await user.click(await screen.findByRole('button', { name: 'Vendor DS88' }));
  await waitFor(() => expect(app.state.modal).toBe('loginPopupModal'));
});

test('[4.13] an open card shows the vendor’s games to a member', async () => {
  const { app } = show({ press: 'open' }, { data: { lanes } }, { session: true });
  await user.click(await screen.findByRole('button', { name: 'Vendor GOLS' }));
  await waitFor(() => expect(app.state.modal).toBe('vendorGames'));
});

test('a vendor that is not offered has no card', async () => {
  const { app } = show({ press: 'open' });
  await waitFor(() => expect(cards()).toContain('Vendor GOLS'));
  await act(async () => {
    app.state.facts = { ...app.state.facts, notOffered: ['GOLS'] };
  });
  expect(cards()).toEqual(['Vendor BTIvendorCards.hot', 'Vendor SBO']);
});

test('vendors that are shown as one open as one of them that is offered', async () => {
  const offered = { data: { lanes: [vendor('GOLS'), vendor('SBO')] } };
  const vendors = { map: [], shown: [{ id: 'SBO', as: 'GOLS' }], offered: [] };
  const state = { facts: { audience: ['member'], notOffered: ['GOLS'] } };
  show({ press: 'open' }, offered, { brand: { platform: {}, vendors }, state, session: true });
  await user.click(await screen.findByRole('button', { name: 'Vendor SBO' }));
  await waitFor(() => expect(play.offered?.vassalage).toBe('SBO'));
});

test('[2.26] without vendors there is not even a heading', async () => {
  const { container } = show({ press: 'open' }, { data: { lanes: [] } });
  await waitFor(() => expect(container.innerHTML).toBe(''));
});

test('vendors that fail say so and are asked for again', async () => {
  let answer: object = new Refused(500, 'internal');
  show({}, () => answer);
  const retry = await screen.findByRole('button', { name: 'engine.retry' });
  answer = { data: { lanes } };
  await user.click(retry);
  await waitFor(() => expect(cards()).toHaveLength(3));
});

test('a page is written with places for them, and without styles of its own', () => {
  const html = renderToString(stageWidget(VendorCards, optionsOf({}, {}, {})).tree);
  expect([html.includes('aria-hidden'), html.includes('style=')]).toEqual([true, false]);
});

test.each([
  ['{}', {}],
  ['null', null],
  ['lanes that are no list', { data: { lanes: {} } }],
])('vendors that are %s can be asked for again', async (_, answer) => {
  show({}, answer);
  expect(await screen.findByRole('button', { name: 'engine.retry' })).toBeTruthy();
});

test('a vendor that has its code and its sign alone shows under its code', async () => {
  show({}, { data: { lanes: [{ vassalage: 'BTI', icon: '/v/BTI.svg' }, { vassalage: 'GOLS' }] } });
  await waitFor(() => expect(cards()).toEqual(['BTI', 'GOLS']));
});
