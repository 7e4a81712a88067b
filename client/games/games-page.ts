import type { Call } from '@liveryjs/schemas/contract/call';
import type {
  FavoriteListResponse,
  Game,
  GameListResponse,
  HotGamesResponse,
  PopularGamesResponse,
  RecentGamesResponse,
} from '@liveryjs/schemas/platform';

type GamesAnswer =
  | FavoriteListResponse
  | GameListResponse
  | HotGamesResponse
  | PopularGamesResponse
  | RecentGamesResponse;

/** Any of the calls that bring games to choose from. */
export type GamesCall = Call<{ query: object; answer: GamesAnswer; session: 'none' | 'required' }>;

/** Games to choose from. */
export interface GamesPage {
  readonly games: readonly Game[];
  /** Undefined where the platform does not say how many pages there are. */
  readonly totalPages?: number | undefined;
  /** Undefined where the platform does not count the games. */
  readonly total?: number | undefined;
}

/** The games of an answer, whichever of the calls brought the answer. */
export function gamesPage(answer: GamesAnswer): GamesPage {
  if (Array.isArray(answer)) return { games: answer };
  if ('games' in answer) return answer;
  if ('content' in answer) return { games: answer.content, totalPages: answer.totalPages };
  return { games: answer.list, totalPages: 'totalPages' in answer ? answer.totalPages : undefined };
}
