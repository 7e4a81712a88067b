import type { GameCategoryCode } from '@liveryjs/schemas/platform';

/** Message keys of the kinds of games, in the order in which they are offered. */
export const GAME_TYPES = {
  RNG: 'nav.rng',
  LIVE: 'nav.live',
  FISH: 'nav.fish',
  PVP: 'nav.pvp',
  SPORTS: 'nav.sports',
  ESPORTS: 'nav.esports',
  COCKFIGHT: 'nav.cockfight',
  EGAME: 'betRecords.egame',
  ELOTT: 'nav.elott',
  LOTT: 'route.elott.lottery',
} as const satisfies Record<GameCategoryCode, string>;
