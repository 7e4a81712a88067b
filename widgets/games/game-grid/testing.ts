import type { SentCall } from '@liveryjs/client/testing';
import type { Game } from '@liveryjs/schemas/platform';
import { screen, within } from '@testing-library/react';
import type { Props } from './game-grid.props.ts';

export const LIST = 'GET /wps/relay/GCSGAME_gameList';
export const HOT = 'GET /wps/relay/GCSGAME_hotGames';
export const POPULAR = 'GET /lgw/games/popular';
export const VENDORS = 'GET /wps/relay/GCSGAME_vendors';

export const game = (nodeId: number, rest: Partial<Game> = {}): Game => ({
  nodeId,
  vassalage: 'PG',
  gameType: 'RNG',
  gameClassify: 'SLOT',
  gameName: `Game ${nodeId}`,
  minBet: 1,
  minLineNum: 1,
  icon: `/g/${nodeId}.svg`,
  isHot: false,
  isNew: false,
  ...rest,
});
export const vendors = {
  map: [{ id: 'COCKFIGHT', belong: 'SPORTS', vendors: ['DS88'] }],
  shown: [],
  offered: [],
};
export const defaults: Props = {
  source: 'list',
  category: 'RNG',
  pageSize: 42,
  card: 'poster',
  layout: 'grid',
  views: [],
  search: true,
  filter: true,
  sort: true,
  tables: false,
};

/** 100 games in pages, of which a search finds none but its own name. */
export const listOf = ({ query }: Pick<SentCall, 'query'>) => {
  const search = query.get('gameName');
  if (search === 'nothing') return { games: [], totalPages: 0, total: 0 };
  const first = (Number(query.get('pageNo')) - 1) * 2;
  if (first >= 100) return { games: [], totalPages: 50, total: 100 };
  const name = search ?? query.get('vassalage') ?? 'Game';
  return {
    games: [1, 2].map((n) => game(first + n, { gameName: `${name} ${first + n}` })),
    totalPages: 50,
    total: 100,
  };
};

/** A link of the list's pages. */
export const pagerLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'gameGrid.pages' })).getByRole('link', { name });
