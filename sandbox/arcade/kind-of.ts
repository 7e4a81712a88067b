import type { GameCategoryCode } from '@liveryjs/schemas/platform';

/** The way that a game is played. */
export type PlayKind = 'slot' | 'fish' | 'cards' | 'table';

const kinds: Partial<Record<GameCategoryCode, PlayKind>> = {
  RNG: 'slot',
  FISH: 'fish',
  PVP: 'cards',
  EGAME: 'cards',
};

export function kindOf(gameType: GameCategoryCode): PlayKind {
  return kinds[gameType] ?? 'table';
}
