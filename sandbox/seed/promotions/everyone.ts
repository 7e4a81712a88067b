import { bettingBonusRate } from '#sandbox/rewards/betting-bonus-rates.ts';
import type { PromotionSeed } from './promotion-seed.ts';

/** Basis points that each step of the VIP rank adds. */
const aRank = bettingBonusRate('RNG', 1) - bettingBonusRate('RNG', 0);

/** As the portal writes rates. */
function percent(locale: string, basisPoints: number): string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 });
  return format.format(basisPoints / 10_000);
}

/** For everybody; one has not begun, and one is over. */
export const forEveryone: readonly PromotionSeed[] = [
  {
    category: 'referral',
    art: 'friends',
    days: [-120],
    module: 'REFERRAL3',
    text: 'friends',
  },
  {
    category: 'rebate',
    art: 'points',
    days: [-200],
    module: 'REBATE3',
    games: 'RNG',
    values: (locale) => ({
      slots: percent(locale, bettingBonusRate('RNG', 0)),
      live: percent(locale, bettingBonusRate('LIVE', 0)),
      sports: percent(locale, bettingBonusRate('SPORTS', 0)),
      rank: percent(locale, aRank),
    }),
    text: 'rebate',
  },
  {
    category: 'sports',
    art: 'sports',
    days: [-3, 11],
    activity: { kind: 'apply', bonus: 1500 },
    games: 'FOOTBALL,BASKETBALL,TENNIS',
    text: 'one-leg-short',
  },
  {
    category: 'mission',
    art: 'quest',
    days: [-6, 24],
    module: 'MISSION3',
    games: 'RNG',
    activity: { kind: 'join', bonus: 800 },
    text: 'monthly-quest',
  },
  {
    category: 'fish',
    art: 'fish',
    days: [-10, 9],
    activity: { kind: 'join', closes: -1, bonus: 500 },
    games: 'FISH',
    text: 'octopus-hour',
  },
  {
    category: 'season',
    art: 'harvest',
    days: [14, 28],
    text: 'lucky-cat',
  },
  {
    category: 'season',
    art: 'mahjong',
    days: [-21, -7],
    text: 'lantern-week',
  },
];
