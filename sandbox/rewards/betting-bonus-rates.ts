import type { GameCategoryCode } from '@liveryjs/schemas/platform';

/** Valid bets that come back, by kind of games, in basis points at the lowest VIP rank. */
const RATES: Readonly<Record<GameCategoryCode, number>> = {
  RNG: 50,
  LIVE: 40,
  FISH: 45,
  PVP: 30,
  SPORTS: 25,
  ESPORTS: 25,
  LOTT: 20,
  ELOTT: 20,
  EGAME: 35,
  COCKFIGHT: 20,
};

/** The addition of each rank. */
const A_RANK = 5;

/** The kinds of games that bring a bonus, those that bring most first. */
export const BONUS_TYPES = (Object.keys(RATES) as GameCategoryCode[]).sort((a, b) => RATES[b] - RATES[a]);

/** The part of valid bets that comes back, in basis points. */
export function bettingBonusRate(gameType: GameCategoryCode, rankLevel: number): number {
  return RATES[gameType] + A_RANK * rankLevel;
}
