import type { AnnouncementSeed } from './announcement-seed.ts';

/** Updates, and hours in which something rests. */
export const works: readonly AnnouncementSeed[] = [
  {
    types: ['H', 'PU'],
    daysAgo: 1,
    art: ['works'],
    text: 'night-works',
  },
  {
    types: ['PU'],
    daysAgo: 7,
    art: ['app'],
    text: 'monthly-update',
  },
  {
    types: ['PU'],
    daysAgo: 12,
    text: 'light-or-dark',
  },
  {
    types: ['PU'],
    daysAgo: 17,
    module: 'MOBILEVERCODELOGIN3',
    text: 'log-in-with-code',
  },
  {
    types: ['PU'],
    daysAgo: 24,
    text: 'arabic',
  },
  {
    types: ['PU'],
    daysAgo: 40,
    text: 'slow-connections',
  },
];
