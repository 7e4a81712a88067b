interface OfferSeed {
  /** Names its text, too: `bonusOffer.<id>`. */
  readonly id: number;
  /** The part of the deposit that is added, in percent. */
  readonly percent: number;
  /** In cents: the most that it adds, and the deposit that it takes. */
  readonly maximum: number;
  readonly minimum: number;
  /** The number of times that it is to be wagered, and the days to do so. */
  readonly times: number;
  readonly days: number;
  /** For an account's first deposit alone. */
  readonly firstOnly?: true;
  /** Days until it can be chosen again. */
  readonly pauseDays?: number;
}

export const bonusOffers: readonly OfferSeed[] = [
  {
    id: 1,
    percent: 100,
    maximum: 200_00,
    minimum: 10_00,
    times: 10,
    days: 30,
    firstOnly: true,
  },
  {
    id: 2,
    percent: 30,
    maximum: 100_00,
    minimum: 20_00,
    times: 8,
    days: 14,
    pauseDays: 7,
  },
  {
    id: 3,
    percent: 5,
    maximum: 20_00,
    minimum: 50_00,
    times: 3,
    days: 3,
    pauseDays: 1,
  },
];
