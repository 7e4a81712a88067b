// @vitest-environment jsdom

import { vendor } from '@liveryjs/client/games/testing';
import { type Answer, type Answers, Refused } from '@liveryjs/client/testing';
import { mountWidget, stageWidget, user, type WidgetOptions } from '@liveryjs/parts/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import GameGrid from './GameGrid.tsx';
import type { Props } from './game-grid.props.ts';
import { defaults, game, HOT, LIST, listOf, POPULAR, VENDORS, vendors } from './testing.ts';

const usual: Answers = {
  [VENDORS]: { data: { lanes: [vendor('PG')] } },
  [HOT]: { list: [game(1, { isHot: true }), game(2, { isNew: true })] },
  [POPULAR]: Array.from({ length: 10 }, (_, index) => game(index + 1, { isHot: true })),
  [LIST]: listOf,
};

const optionsOf = (props: Partial<Props>, answers: Answers = {}, path = '/'): WidgetOptions<Props> => ({
  props: { ...defaults, ...props },
  answers: { ...usual, ...answers },
  brand: { vendors },
  pages: { rng: '/rng' },
  path,
});
const show = (...args: Parameters<typeof optionsOf>) => mountWidget(GameGrid, optionsOf(...args));

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
    const html = renderToString(
      stageWidget(GameGrid, optionsOf({ source: 'hot', card, layout, pageSize: 6 })).tree,
    );
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
  const path = '/?page=3&search=gold';
  const { sent } = show({ layout: 'strip', pageSize: 12, title: 'nav.rng' }, {}, path);
  await screen.findByText('Game 1');
  expect(sent(LIST)).toMatchObject([{ pageNo: '1', pageSize: '12' }]);
  expect(sent(LIST)[0]).not.toHaveProperty('gameName');
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
  const none = { [VENDORS]: { data: { lanes: [] } }, [LIST]: { games: [], totalPages: 0, total: 0 } };
  const { container } = show({ layout: 'strip', title: 'nav.rng' }, none);
  await waitFor(() => expect(container.innerHTML).toBe(''));
});

test('a strip that cannot be loaded says so, and another try shows it', async () => {
  let answer: Answer = new Refused(500, 'internal');
  show({ layout: 'strip', card: 'ticket' }, { [LIST]: () => answer });
  const retry = await screen.findByRole('button', { name: 'engine.retry' });
  answer = { games: [game(1), game(2)], totalPages: 1, total: 2 };
  await user.click(retry);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});
