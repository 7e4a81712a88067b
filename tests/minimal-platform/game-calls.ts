import { type Calls, type Handler, type ReceivedCall, refuse, withToken } from './answer.ts';

/** A game with the seven fields that the specification names, and no other. */
interface MinimalGame {
  readonly nodeId: number;
  readonly vassalage: string;
  readonly gameType: string;
  readonly gameClassify: string;
  readonly gameName: string;
  readonly minBet: number;
  readonly minLineNum: number;
}

const game = (nodeId: number, gameType: string, gameName: string, vassalage = 'ONE'): MinimalGame => ({
  nodeId,
  vassalage,
  gameType,
  gameClassify: gameType === 'RNG' ? 'SLOT' : gameType,
  gameName,
  minBet: 0.1,
  minLineNum: 5,
});

/** Every game that the platform has. */
const games: readonly MinimalGame[] = [
  game(1, 'RNG', 'Plain Fruits'),
  game(2, 'RNG', 'Plain Bells', 'TWO'),
  game(3, 'RNG', 'Plain Stars'),
  game(4, 'LIVE', 'Plain Table', 'TWO'),
  game(5, 'FISH', 'Plain Sea'),
];

/** The lotteries in the menu; the specification names its groups only. */
const lotteries = [
  {
    gameGroupCode: 'DRAWS',
    labelName: 'Draws',
    gameMenus: [],
  },
];

/** Games, favourites, launches and lotteries, as the specification names them. */
export function gameCalls(): Calls {
  const byNumber = (nodeId: number) => games.filter((item) => item.nodeId === nodeId);
  return {
    'GET /lgw/games/game_menus': () => [
      { gameCategory: 'RNG', vendors: [{ vassalage: 'ONE' }, { vassalage: 'TWO' }] },
      { gameCategory: 'LIVE', vendors: [{ vassalage: 'TWO' }] },
      { gameCategory: 'FISH', vendors: [{ vassalage: 'ONE' }] },
      { gameCategory: 'ELOTT', vendors: [{ vassalage: 'TCG_SEA' }] },
    ],
    'GET /lgw/games/popular': () => games,
    'GET /wps/relay/GCSGAME_hotGames': ({ query }) => ({ list: chosen(query) }),
    'GET /wps/relay/GCSGAME_gameList'({ query }) {
      const { items, totalPages } = pageOf(chosen(query), query);
      return { games: items, totalPages };
    },
    'GET /wps/relay/GCSGAME_vendors': () => ({
      data: { lanes: ['ONE', 'TWO'].map((vassalage) => ({ vassalage, icon: `/wps/img/${vassalage}.png` })) },
    }),
    'GET /wps/relay/GCS_recentGame': withToken(({ recent }, { query }) => {
      const { items, totalPages } = pageOf(recent.flatMap(byNumber), query);
      return { list: items, totalPages };
    }),
    'GET /wps/relay/MCSFE_getFavoriteIds': withToken(({ favourites }) => [...favourites]),
    'GET /wps/relay/MCSFE_getFavoriteList': withToken(({ favourites }, { query }) => {
      const { items, totalPages } = pageOf([...favourites].flatMap(byNumber), query);
      return { content: items, totalPages };
    }),
    'POST /wps/relay/MCSFE_addFavorite': withToken(({ favourites }, { body }) => {
      favourites.add(Number(body?.nodeId));
    }),
    'POST /wps/relay/MCSFE_removeFavorite': withToken(({ favourites }, { body }) => {
      favourites.delete(Number(body?.nodeId));
    }),
    'GET /wps/relay/GLS2_roomList': () => [],
    'POST /wps/game/launchGame': withToken((account, call) => {
      const nodeId = Number(call.body?.nodeId);
      if (account.type === 4) return refuse({ message: 'A real account is required.' });
      if (byNumber(nodeId).length === 0) return refuse({ message: 'This game does not exist.' });
      account.recent = [nodeId, ...account.recent.filter((other) => other !== nodeId)];
      return { game_url: `http://games.localhost:${portOf(call)}/play/${nodeId}` };
    }),
    'GET /lgw/vn/games/game_menu': () => lotteries,
    'GET /lgw/vn/games/game_menu/recent': withToken(() => []),
    'GET /lgw/vn/numeros/opened/game': noNumbers,
    'GET /lotto/lgw/games/opened/numero': noNumbers,
  };
}

const noNumbers: Handler = () => [];

type Query = ReceivedCall['query'];

function chosen({ gameType, vassalage, gameClassify, gameName = '' }: Query): readonly MinimalGame[] {
  return games.filter(
    (item) =>
      (!gameType || item.gameType === gameType) &&
      (!vassalage || item.vassalage === vassalage) &&
      (!gameClassify || item.gameClassify === gameClassify) &&
      item.gameName.toLowerCase().includes(gameName.toLowerCase()),
  );
}

function pageOf(all: readonly MinimalGame[], { pageNo = '1', pageSize = '42' }: Query) {
  const [page, size] = [Number(pageNo), Number(pageSize)];
  return { items: all.slice((page - 1) * size, page * size), totalPages: Math.ceil(all.length / size) };
}

/** The port that the visitor's browser knows: games are at the same. */
function portOf({ headers }: ReceivedCall): string {
  const host = String(headers['x-forwarded-host'] ?? headers.host);
  return host.split(':')[1] ?? '80';
}
