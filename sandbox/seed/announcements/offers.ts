import type { AnnouncementSeed } from './announcement-seed.ts';

/** About promotions, points and friends. */
export const offerNews: readonly AnnouncementSeed[] = [
  {
    types: ['PR'],
    daysAgo: 6,
    art: ['gift'],
    text: 'winners',
  },
  {
    types: ['PR'],
    daysAgo: 10,
    art: ['points'],
    module: 'PTSYS3',
    text: 'new-prizes',
  },
  {
    types: ['PR'],
    daysAgo: 20,
    art: ['friends'],
    module: 'REFERRAL3',
    text: 'invite-a-friend',
  },
];
