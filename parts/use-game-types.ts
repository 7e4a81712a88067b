import { GAME_TYPES } from '@liveryjs/client/games/game-type-keys';
import { useFacts, useMessages } from '@liveryjs/engine/kit';
import type { GameCategoryCode } from '@liveryjs/schemas/platform';

const gameTypes = Object.keys(GAME_TYPES) as GameCategoryCode[];

/**
 * The kinds of games that the site has a vendor of, with their names: all of them where that is not known.
 *
 * @param chosen stays among them in any case
 */
export function useGameTypes(chosen?: string): [type: GameCategoryCode, name: string][] {
  const t = useMessages();
  const { vendorsIn } = useFacts();
  return gameTypes
    .filter((type) => !vendorsIn || vendorsIn.includes(type) || type === chosen)
    .map((type) => [type, t(GAME_TYPES[type])]);
}
