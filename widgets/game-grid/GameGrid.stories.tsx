import { expect, waitFor } from 'storybook/test';
import {
  aborted,
  broken,
  callsOf,
  failing,
  hanging,
  type WidgetMeta,
  type WidgetStory,
} from '#stories/widget-story.ts';
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

export const Loading: WidgetStory<Props> = {
  parameters: {
    platform: {
      'GET /wps/relay/GCSGAME_gameList': hanging(),
      'GET /wps/relay/GCSGAME_vendors': hanging(),
    },
  },
};

export const Failed: WidgetStory<Props> = {
  parameters: { platform: { 'GET /wps/relay/GCSGAME_gameList': failing(500) } },
};

export const Unreadable: WidgetStory<Props> = {
  parameters: { platform: { 'GET /wps/relay/GCSGAME_gameList': broken() } },
};

export const Unreachable: WidgetStory<Props> = {
  parameters: { platform: { 'GET /wps/relay/GCSGAME_gameList': aborted() } },
};

export const Empty: WidgetStory<Props> = {
  parameters: { platform: { 'GET /wps/relay/GCSGAME_gameList': { games: [], totalPages: 0, total: 0 } } },
};

/** A search that finds nothing offers the way back. */
export const NothingFound: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'zzz');
    await expect(await canvas.findByRole('button', { name: 'Clear filters' })).toBeVisible();
    await expect(callsOf('GET /wps/relay/GCSGAME_gameList').at(-1)?.query.get('gameName')).toBe('zzz');
  },
};

/** A picture that is lost gives way to the brand's own [2.23]. */
export const LostPictures: WidgetStory<Props> = {
  args: { source: 'hot', pageSize: 6 },
  parameters: {
    problems: [/\/sandbox\/img\/game\/lost-/],
    platform: {
      'GET /wps/relay/GCSGAME_hotGames': {
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
    const fallbacks = () => canvasElement.querySelectorAll('img[data-fallback]');
    await waitFor(() => expect(fallbacks()).toHaveLength(3));
  },
};
