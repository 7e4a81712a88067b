import type { AnnouncementSeed } from './announcement-seed.ts';

/** Not for the web, or not published on the board. */
export const elsewhere: readonly AnnouncementSeed[] = [
  {
    types: ['PU'],
    daysAgo: 1,
    platform: 'app',
    text: 'update-the-app',
  },
  {
    types: ['B'],
    daysAgo: 1,
    execution: 'P',
    text: 'documents',
  },
];
