import type { PromotionSeed } from './promotion-seed.ts';

/** For those who have just come [2.38]. */
export const forNewPlayers: readonly PromotionSeed[] = [
  {
    category: 'new_player',
    art: 'welcome',
    days: [-60],
    activity: { kind: 'join', bonus: 2000 },
    text: 'first-deposit',
  },
  {
    category: 'new_player',
    art: 'ticket',
    days: [-20, 40],
    games: 'LOTT',
    activity: { kind: 'join', bonus: 100 },
    text: 'first-ticket',
  },
  {
    category: 'new_player',
    art: 'gift',
    days: [-90],
    games: 'RNG',
    activity: { kind: 'join', starts: 5, bonus: 700 },
    text: 'seven-days',
  },
];
