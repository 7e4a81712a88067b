interface ActivitySeed {
  readonly kind: 'join' | 'apply' | 'raffle';
  /** Days from today until one can join, and until nobody can any more. */
  readonly starts?: number;
  readonly closes?: number;
  /** The amount that is claimed, in cents. */
  readonly bonus?: number;
}

export interface PromotionSeed {
  readonly category: string;
  /** The scene of its picture. */
  readonly art: string;
  /** Days from today to its beginning, and to its end where it has one. */
  readonly days: readonly [starts: number, ends?: number];
  /** Shown only while this module is on. */
  readonly module?: string;
  /** Shown only while some vendor has games of one of these categories or kinds, with commas between. */
  readonly games?: string;
  /** The way to take part; left out where nobody has to. */
  readonly activity?: ActivitySeed;
  /** Names its texts: `promotion.<text>.title`, `.summary` and `.content`, which is HTML. */
  readonly text: string;
  /** The values that replace `{name}` in its content, as a locale writes them. */
  readonly values?: (locale: string) => Readonly<Record<string, string>>;
}
