import type { AnnouncementSeed } from './announcement-seed.ts';

/** About the platform itself and how it is used. */
export const houseRules: readonly AnnouncementSeed[] = [
  {
    types: ['H', 'B'],
    daysAgo: 26,
    art: ['reading', 'welcome'],
    text: 'read-first',
  },
  {
    types: ['B'],
    daysAgo: 4,
    art: ['safety'],
    text: 'keep-your-account',
  },
  {
    types: ['B'],
    daysAgo: 9,
    art: ['points'],
    text: 'how-long',
  },
  {
    types: ['B'],
    daysAgo: 15,
    text: 'play-for-fun',
  },
  {
    types: ['B'],
    daysAgo: 19,
    text: 'bank-holiday',
  },
  {
    types: ['B'],
    daysAgo: 33,
    text: 'customer-service',
  },
];
