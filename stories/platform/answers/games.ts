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
import { iconOf, type StoryGame } from '#stories/platform/story-game.ts';

const categories: readonly GameCategoryCode[] = [...new Set(vendors.flatMap(({ gameTypes }) => gameTypes))];

const menus: GameCategory[] = categories.map((gameCategory) => ({
  gameCategory,
  vendors: vendors
    .filter(({ gameTypes }) => gameTypes.includes(gameCategory))
    .map(({ code }, index) => ({ vassalage: code, isHot: index === 0 })),
}));

export const gameAnswers: Answers = {
  getGameMenus: menus,
  getPopularGames: (call: StoryCall): Game[] =>
    gamesIn(call, games.toReversed()).slice(0, Number(call.query.get('count') ?? 20)),
  getHotGames: (call: StoryCall): HotGamesResponse => ({
    list: gamesIn(call, games).filter(({ isHot }) => isHot),
  }),
  getGameList: (call: StoryCall): GameListResponse => {
    const { query } = call;
    const fitting = gamesIn(call, games);
    const pageSize = Number(query.get('pageSize') ?? 42);
    const first = (Number(query.get('pageNo') ?? 1) - 1) * pageSize;
    return {
      games: fitting.slice(first, first + pageSize),
      totalPages: Math.ceil(fitting.length / pageSize),
      total: fitting.length,
    };
  },
  getFavoriteIds: (): FavoriteIdsResponse => favourites.map(({ nodeId }) => nodeId),
  getFavoriteList: (call: StoryCall): FavoriteListResponse => ({
    content: gamesIn(call, favourites),
    totalPages: 1,
  }),
  getRoomList: (call: StoryCall): RoomListResponse => roomsOf(call),
  addFavorite: null,
  removeFavorite: null,
  getRecentGames: (call: StoryCall): RecentGamesResponse => ({
    list: gamesIn(call, games.slice(10, 18)),
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

function roomsOf(call: StoryCall): RoomListResponse {
  const played = gamesIn(call, games).filter(
    ({ nodeId, gameType }) => gameType === 'PVP' && fits(call.query.get('nodeId'), [String(nodeId)]),
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

function gamesIn(call: StoryCall, from: readonly StoryGame[]): (Game & Pick<StoryGame, 'icon'>)[] {
  const { query } = call;
  const language = query.get('language') ?? 'EN';
  const name = query.get('gameName')?.toLocaleLowerCase() ?? '';
  const matchingGames = from
    .filter(({ gameType }) => fits(query.get('gameType'), [gameType]))
    .filter(({ vassalage }) => fits(query.get('vassalage'), [vassalage]))
    .map(({ names, theme: _, icon, ...game }) => ({
      ...game,
      icon: iconOf(icon, call),
      gameName: names[language] ?? names.EN ?? '',
    }))
    .filter(({ gameName }) => gameName.toLocaleLowerCase().includes(name));
  return query.get('sort') === 'name'
    ? matchingGames.sort((a, b) => a.gameName.localeCompare(b.gameName))
    : matchingGames;
}

/** @param filter values apart by commas, any of which will do; null wants anything */
function fits(filter: string | null, values: readonly string[]): boolean {
  return filter === null || filter.split(',').some((value) => values.includes(value));
}
