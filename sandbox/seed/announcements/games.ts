import type { AnnouncementSeed } from './announcement-seed.ts';

/** About games. Each goes with the games that it is about. */
export const gameNews: readonly AnnouncementSeed[] = [
  {
    types: ['PL'],
    daysAgo: 2,
    art: ['live'],
    games: 'LIVE',
    text: 'live-tables',
  },
  {
    types: ['PL'],
    daysAgo: 3,
    art: ['lottery'],
    games: 'LOTT',
    text: 'draw-times',
  },
  {
    types: ['PL'],
    daysAgo: 5,
    art: ['sports', 'basketball'],
    games: 'FOOTBALL,BASKETBALL,TENNIS',
    text: 'weekend-matches',
  },
  {
    types: ['PL'],
    daysAgo: 8,
    art: ['slots'],
    games: 'RNG',
    text: 'new-slots',
  },
  {
    types: ['PL'],
    daysAgo: 11,
    art: ['fish'],
    games: 'FISH',
    text: 'octopus',
  },
  {
    types: ['PL'],
    daysAgo: 14,
    art: ['cockfight'],
    games: 'COCKFIGHT',
    text: 'sunday-arena',
  },
  {
    types: ['PL'],
    daysAgo: 21,
    art: ['esports'],
    games: 'ESPORTS',
    text: 'winter-cup',
  },
  {
    types: ['PL'],
    daysAgo: 29,
    art: ['cards'],
    games: 'PVP',
    text: 'card-tables',
  },
];
