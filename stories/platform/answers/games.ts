import { games } from 'virtual:stories/seed';
import { vendors } from '@liveryjs/sandbox/seed/vendors';
import type {
  FavoriteIdsResponse,
  FavoriteListResponse,
  Game,
  GameCategory,
  GameCategoryCode,
  GameListResponse,
  HotGamesResponse,
  RecentGamesResponse,
  RoomListResponse,
  VendorListResponse,
} from '@liveryjs/schemas/platform';
import type { Answers, StoryCall } from '#stories/platform/outcomes.ts';
import type { StoryGame } from '#stories/platform/story-game.ts';

const categories: readonly GameCategoryCode[] = [...new Set(vendors.flatMap(({ gameTypes }) => gameTypes))];

const menus: GameCategory[] = categories.map((gameCategory) => ({
  gameCategory,
  vendors: vendors
    .filter(({ gameTypes }) => gameTypes.includes(gameCategory))
    .map(({ code }, index) => ({ vassalage: code, isHot: index === 0 })),
}));

export const gameAnswers: Answers = {
  getGameMenus: menus,
  getPopularGames: ({ query }: StoryCall): Game[] =>
    gamesIn(query, games.toReversed()).slice(0, Number(query.get('count') ?? 20)),
  getHotGames: ({ query }: StoryCall): HotGamesResponse => ({
    list: gamesIn(query, games).filter(({ isHot }) => isHot),
  }),
  getGameList: ({ query }: StoryCall): GameListResponse => {
    const fitting = gamesIn(query, games);
    const pageSize = Number(query.get('pageSize') ?? 42);
    const first = (Number(query.get('pageNo') ?? 1) - 1) * pageSize;
    return {
      games: fitting.slice(first, first + pageSize),
      totalPages: Math.ceil(fitting.length / pageSize),
      total: fitting.length,
    };
  },
  getFavoriteIds: (): FavoriteIdsResponse => favourites.map(({ nodeId }) => nodeId),
  getFavoriteList: ({ query }: StoryCall): FavoriteListResponse => ({
    content: gamesIn(query, favourites),
    totalPages: 1,
  }),
  getRoomList: ({ query }: StoryCall): RoomListResponse => roomsOf(query),
  addFavorite: null,
  removeFavorite: null,
  getRecentGames: ({ query }: StoryCall): RecentGamesResponse => ({
    list: gamesIn(query, games.slice(10, 18)),
    totalPages: 1,
  }),
  getVendors: ({ query }: StoryCall): VendorListResponse => ({
    data: {
      lanes: vendors
        .filter(({ gameTypes }) => fits(query.get('gameType'), gameTypes))
        .map(({ code, name, gameTypes }, position) => ({
          vassalage: code,
          vendorName: name,
          icon: `/sandbox/img/vendor/${code}.svg`,
          gameTypes: [...gameTypes],
          isHot: position % 7 === 0,
          isNew: position % 11 === 5,
        })),
    },
  }),
};

const favourites = games.filter(({ gameType }) => gameType === 'RNG').slice(0, 5);

function roomsOf(query: URLSearchParams): RoomListResponse {
  const played = gamesIn(query, games).filter(
    ({ nodeId, gameType }) => gameType === 'PVP' && fits(query.get('nodeId'), [String(nodeId)]),
  );
  return played.flatMap(({ nodeId, vassalage, gameName, icon }) =>
    ['Beginners', 'Regulars', 'High table'].map((roomName, level) => ({
      roomId: `${nodeId}-${level + 1}`,
      nodeId,
      vassalage,
      gameName,
      roomName,
      minBet: 10 ** level,
      maxBet: 10 ** (level + 2),
      seats: 6,
      players: 5 - 2 * level,
      icon,
    })),
  );
}

function gamesIn(query: URLSearchParams, from: readonly StoryGame[]): (Game & Pick<StoryGame, 'icon'>)[] {
  const language = query.get('language') ?? 'EN';
  const name = query.get('gameName')?.toLocaleLowerCase() ?? '';
  const found = from
    .filter(({ gameType }) => fits(query.get('gameType'), [gameType]))
    .filter(({ vassalage }) => fits(query.get('vassalage'), [vassalage]))
    .map(({ names, theme: _, ...game }) => ({ ...game, gameName: names[language] ?? names.EN ?? '' }))
    .filter(({ gameName }) => gameName.toLocaleLowerCase().includes(name));
  return query.get('sort') === 'name' ? found.sort((a, b) => a.gameName.localeCompare(b.gameName)) : found;
}

/** @param wanted values apart by commas, any of which will do; null wants anything */
function fits(wanted: string | null, values: readonly string[]): boolean {
  return wanted === null || wanted.split(',').some((value) => values.includes(value));
}
