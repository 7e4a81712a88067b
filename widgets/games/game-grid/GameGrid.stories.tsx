import {
  aborted,
  broken,
  callsOf,
  failing,
  hanging,
  type WidgetMeta,
  type WidgetStory,
} from '@liveryjs/stories/widget-story';
import { expect, waitFor, within } from 'storybook/test';
import GameGrid from './GameGrid.tsx';
import type { Props } from './game-grid.props.ts';

export default {
  title: 'Games/Game grid',
  component: GameGrid,
  args: { category: 'RNG' },
  parameters: { path: '/rng' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = { args: { title: 'route.rng.title', pageSize: 24 } };

export const Hot: WidgetStory<Props> = {
  args: { source: 'hot', title: 'gameGrid.hotTitle', pageSize: 12 },
  parameters: { path: '/' },
};

export const Tiles: WidgetStory<Props> = {
  args: { source: 'popular', title: 'gameGrid.popularTitle', pageSize: 20, card: 'tile' },
  parameters: { path: '/' },
};

/** Live games as tables: who deals, limits and seats. */
export const LiveTables: WidgetStory<Props> = {
  args: { category: 'LIVE', title: 'nav.live', tables: true, pageSize: 12 },
  parameters: { path: '/live' },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Table full');
    await waitFor(() => expect(canvas.getAllByText('4 seats free').length).toBeGreaterThan(0));
  },
};

/** A platform that tells nothing of tables: the games are there all the same. */
export const LiveWithoutTables: WidgetStory<Props> = {
  args: { category: 'LIVE', title: 'nav.live', tables: true, pageSize: 12 },
  parameters: { path: '/live', platform: { getLiveTables: failing(404) }, problems: [/liveTables/, /404/] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
  },
};

export const Loading: WidgetStory<Props> = {
  parameters: {
    platform: {
      getGameList: hanging(),
      getVendors: hanging(),
    },
  },
};

export const Failed: WidgetStory<Props> = {
  parameters: { platform: { getGameList: failing(500) } },
};

export const Unreadable: WidgetStory<Props> = {
  parameters: { platform: { getGameList: broken() } },
};

export const Unreachable: WidgetStory<Props> = {
  parameters: { platform: { getGameList: aborted() } },
};

export const Empty: WidgetStory<Props> = {
  parameters: { platform: { getGameList: { games: [], totalPages: 0, total: 0 } } },
};

const views: Props['views'] = ['hot', 'favourites', 'recent'];

/** The games that a member has marked, in the place of all games [4.14]. */
export const Favourites: WidgetStory<Props> = {
  args: { title: 'route.rng.title', views },
  parameters: { path: '/rng', session: 'member' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Favourites' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5));
    const [heart] = await canvas.findAllByRole('button', { name: /^Favourite:/, pressed: true });
    if (heart) await userEvent.click(heart);
    await waitFor(() => expect(callsOf('removeFavorite')).toHaveLength(1));
  },
};

/** Nothing is marked yet: it says how to. */
export const NoFavourites: WidgetStory<Props> = {
  args: { title: 'route.rng.title', views },
  parameters: {
    path: '/rng?view=favourites',
    session: 'member',
    platform: { getFavoriteList: { content: [], totalPages: 0 } },
  },
};

/** A visitor who opens the address of recent games. */
export const Closed: WidgetStory<Props> = {
  args: { title: 'route.rng.title', views },
  parameters: { path: '/rng?view=recent' },
};

export const Recent: WidgetStory<Props> = {
  args: { source: 'recent', title: 'gameGrid.recentTitle', layout: 'strip', card: 'tile' },
  parameters: { path: '/', session: 'member' },
};

/** A favourite that could not be saved is none again, and says so. */
export const NotSaved: WidgetStory<Props> = {
  args: { source: 'hot', pageSize: 6, card: 'row' },
  parameters: {
    path: '/',
    session: 'member',
    platform: {
      getFavoriteIds: [],
      addFavorite: failing(500),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [heart] = await canvas.findAllByRole('button', { name: /^Favourite:/ });
    if (!heart) throw new Error('There is no heart.');
    await userEvent.click(heart);
    const page = within(document.body);
    await page.findByText('The game could not be added to your favourites. Please try again.');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
};

/** A game on its way: its card is busy, and takes no other press. */
export const Starting: WidgetStory<Props> = {
  args: { source: 'hot', pageSize: 6, card: 'ticket' },
  parameters: { path: '/', session: 'member', platform: { launchGame: hanging() } },
  play: async ({ canvas, userEvent }) => {
    const [card] = await canvas.findAllByRole('article');
    const start = card?.querySelector('button');
    if (!start) throw new Error('There is no card.');
    await userEvent.click(start);
    await waitFor(() => expect(callsOf('launchGame')).toHaveLength(1));
    await expect(start).toHaveAttribute('aria-busy', 'true');
  },
};

/** The search text can be cleared; the results are painted apart, so that no key goes through every card again. */
export const Searched: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('searchbox');
    const clear = () => canvas.queryByRole('button', { name: 'Clear search' });
    await expect(clear()).toBeNull();
    await userEvent.type(box, 'a');
    await expect(clear()).toBeVisible();
    await userEvent.click(clear() as HTMLElement);
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(clear()).toBeNull();
    const controlled = document.getElementById(box.getAttribute('aria-controls') ?? '');
    await expect(getComputedStyle(controlled as HTMLElement).isolation).toBe('isolate');
  },
};

/** A search that finds nothing offers the way back. */
export const NothingFound: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'zzz');
    await expect(await canvas.findByRole('button', { name: 'Clear filters' })).toBeVisible();
    await waitFor(() => expect(callsOf('getGameList').at(-1)?.query.get('gameName')).toBe('zzz'));
  },
};

/** A picture that is lost gives way to the brand's own [2.23]. */
export const LostPictures: WidgetStory<Props> = {
  args: { source: 'hot', pageSize: 6 },
  parameters: {
    problems: [/\/sandbox\/img\/game\/lost-/],
    platform: {
      getHotGames: {
        list: [1, 2, 3].map((nodeId) => ({
          nodeId,
          vassalage: 'QLMR',
          gameType: 'RNG',
          gameClassify: 'VIDEO',
          gameName: `Starlit Garden ${nodeId}`,
          minBet: 0.2,
          minLineNum: 20,
          icon: `/sandbox/img/game/lost-${nodeId}.svg`,
          isHot: nodeId === 1,
          isNew: nodeId === 2,
        })),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const fallbacks = () => canvasElement.querySelectorAll('[data-fallback]');
    await waitFor(() => expect(fallbacks()).toHaveLength(3));
  },
};
