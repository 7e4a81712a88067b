interface HelpArticleSeed {
  /** Its name in addresses, and in the keys of its texts: `help.article.<id>.title`, `.summary` and `.content`, which is HTML. */
  readonly id: string;
  readonly daysAgo: number;
  /** Shown only while this module is on. */
  readonly module?: string;
  /** Shown only while some vendor has games of one of these categories or kinds, with commas between. */
  readonly games?: string;
}

interface HelpCategorySeed {
  /** Names its text, `help.category.<id>`. */
  readonly id: string;
  readonly articles: readonly HelpArticleSeed[];
}

/** Categories whose games are played in a window of their own. */
const GAMES = 'RNG,LIVE,FISH,PVP,SPORTS,EGAME';

/** The help centre, in its order. */
export const help: readonly HelpCategorySeed[] = [
  {
    id: 'account',
    articles: [
      {
        id: 'open-account',
        daysAgo: 40,
      },
      {
        id: 'log-in',
        daysAgo: 33,
      },
      {
        id: 'forgotten-password',
        daysAgo: 21,
      },
      {
        id: 'safe-account',
        daysAgo: 12,
      },
    ],
  },
  {
    id: 'money',
    articles: [
      {
        id: 'deposit',
        daysAgo: 30,
      },
      {
        id: 'deposit-missing',
        daysAgo: 17,
      },
      {
        id: 'withdraw',
        daysAgo: 9,
      },
      {
        id: 'identity-check',
        daysAgo: 6,
      },
    ],
  },
  {
    id: 'bonuses',
    articles: [
      {
        id: 'bonus-terms',
        daysAgo: 26,
        module: 'PROMOTION3',
        games: 'RNG',
      },
      {
        id: 'points',
        daysAgo: 15,
        module: 'PTSYS3',
      },
      {
        id: 'vip',
        daysAgo: 28,
      },
      {
        id: 'invite',
        daysAgo: 19,
        module: 'REFERRAL3',
      },
    ],
  },
  {
    id: 'games',
    articles: [
      {
        id: 'find-games',
        daysAgo: 23,
        games: GAMES,
      },
      {
        id: 'game-stuck',
        daysAgo: 4,
        games: GAMES,
      },
      {
        id: 'free-demo',
        daysAgo: 37,
        module: 'FREEPLAY3',
      },
    ],
  },
  {
    id: 'lottery',
    articles: [
      {
        id: 'lottery-rules',
        daysAgo: 8,
      },
      {
        id: 'lottery-results',
        daysAgo: 2,
      },
    ],
  },
  {
    id: 'care',
    articles: [
      {
        id: 'limits',
        daysAgo: 45,
      },
      {
        id: 'take-a-break',
        daysAgo: 44,
      },
    ],
  },
  {
    id: 'legal',
    articles: [
      {
        id: 'terms',
        daysAgo: 60,
      },
      {
        id: 'privacy',
        daysAgo: 58,
      },
    ],
  },
];
