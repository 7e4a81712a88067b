import type { Bet, GameCategoryCode } from '#schemas/generated/platform.ts';

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

/** Message keys of how a bet stands. */
export const STATUSES = {
  OPEN: 'betRecords.open',
  WON: 'betRecords.won',
  LOST: 'betRecords.lost',
  VOID: 'betRecords.void',
} as const satisfies Record<Bet['status'], string>;

/** One exact decimal less another, both with as many digits after the point. */
export function minus(one: string, other: string): string {
  const digits = one.split('.')[1]?.length ?? 0;
  const whole = (text: string) => BigInt(text.replace('.', ''));
  const left = whole(one) - whole(other);
  const text = String(left < 0n ? -left : left).padStart(digits + 1, '0');
  const at = text.length - digits;
  const sign = left < 0n ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, at)}.${text.slice(at)}`;
}
