// @vitest-environment jsdom

import { emptyBrand, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { stubWindow } from '@liveryjs/engine/kit/testing-window';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import GameGrid from './GameGrid.tsx';
import type { Props } from './game-grid.props.ts';
import { defaults, game, listOf, sections, vendor } from './testing.ts';

configure({ asyncUtilTimeout: 10_000 });

const [home] = emptyBrand.routes;
if (!home) throw new Error('no home');
const routes = [home, { ...home, id: 'rng', path: '/rng' }];

let requestedUrls: URL[];
let answer: (path: string, query: URLSearchParams) => unknown;

beforeEach(() => {
  stubWindow();
  requestedUrls = [];
  answer = (path, query) => {
    if (path.endsWith('GCSGAME_vendors')) return { data: { lanes: [vendor('PG')] } };
    if (path.endsWith('GCSGAME_hotGames'))
      return { list: [game(1, { isHot: true }), game(2, { isNew: true })] };
    if (path.endsWith('popular'))
      return Array.from({ length: 10 }, (_, index) => game(index + 1, { isHot: true }));
    return listOf(query);
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://test');
    requestedUrls.push(url);
    const value = await answer(url.pathname, url.searchParams);
    return value === 500
      ? new Response('', { status: 500 })
      : new Response(JSON.stringify({ success: true, value }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const treeOf = (props: Partial<Props>, path = '/') => (
  <TestPortal app={testApp({ brand: { name: 'Test', ...sections, routes } })} path={path}>
    <GameGrid id="games" props={{ ...defaults, ...props }} slot={() => null} />
  </TestPortal>
);
const show = (props: Partial<Props>, path?: string) => render(treeOf(props, path));
const lists = () => requestedUrls.filter(({ pathname }) => pathname.endsWith('gameList'));

const SHAPES = ['poster', 'tile', 'row', 'ticket'] as const;

test.each(SHAPES)('a %s shows the picture, the name, the vendor and what is said of a game', async (card) => {
  show({ source: 'popular', card });
  const [first] = await screen.findAllByRole('article');
  if (!first) throw new Error('no card');
  expect(within(first).getByRole('heading', { level: 3, name: 'Game 1' }).getAttribute('dir')).toBe('auto');
  await within(first).findByText('Vendor PG');
  expect(within(first).getByText('gameGrid.badgeHot')).toBeTruthy();
  expect(first.querySelector('img')?.getAttribute('src')).toContain('/g/1.svg');
});

test.each(SHAPES)('a %s on its way has the parts of one that is here, in either layout', async (card) => {
  for (const layout of ['grid', 'strip'] as const) {
    const html = renderToString(treeOf({ source: 'hot', card, layout, pageSize: 6 }));
    const page = new DOMParser().parseFromString(html, 'text/html');
    const blank = page.querySelector('[aria-hidden] > div > *');
    expect([html.includes('style='), blank?.closest('[aria-hidden]')?.children.length]).toEqual([false, 6]);
    show({ source: 'hot', card, layout });
    const [first] = await screen.findAllByRole('article');
    const ground = (element: Element | null | undefined) => element?.className;
    expect(ground(blank)).toBe(ground(first));
    cleanup();
  }
});

test('a strip of a list shows its first page, whatever the address says, and none of its tools', async () => {
  show({ layout: 'strip', pageSize: 12, title: 'nav.rng' }, '/?page=3&search=gold');
  await screen.findByText('Game 1');
  expect(
    lists().map(({ searchParams }) => [searchParams.get('pageNo'), searchParams.get('pageSize')]),
  ).toEqual([['1', '12']]);
  expect(lists()[0]?.searchParams.has('gameName')).toBe(false);
  for (const role of ['searchbox', 'combobox', 'status', 'navigation'])
    expect([role, screen.queryByRole(role)]).toEqual([role, null]);
});

test('a strip says what it is and leads to all of it', async () => {
  show({ layout: 'strip', title: 'nav.rng', more: { route: 'rng' } });
  const region = screen.getByRole('region', { name: 'nav.rng' });
  expect(within(region).getByRole('link').textContent).toBe('listHead.seeAll: nav.rng');
  expect(within(region).getByRole('link').getAttribute('href')).toBe('/rng');
  await screen.findByText('Game 1');
});

test('a strip without games is not there', async () => {
  answer = (path) =>
    path.endsWith('vendors') ? { data: { lanes: [] } } : { games: [], totalPages: 0, total: 0 };
  const { container } = show({ layout: 'strip', title: 'nav.rng' });
  await waitFor(() => expect(container.innerHTML).toBe(''));
});

test('a strip that cannot be loaded says so, and another try shows it', async () => {
  const before = answer;
  answer = (path, query) => (path.endsWith('gameList') ? 500 : before(path, query));
  show({ layout: 'strip', card: 'ticket' });
  const retry = await screen.findByRole('button', { name: 'engine.retry' });
  answer = before;
  await userEvent.click(retry);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});
