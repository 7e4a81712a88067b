import type { TeamDay, TeamFigures } from '@liveryjs/schemas/platform';

const MOST_DAYS = 400;
const DAY = 24 * 60 * 60 * 1000;

/** Tells whether a period is longer than the platform sums up. */
export function isTooLong({ from, to }: { readonly from: Date; readonly to: Date }): boolean {
  return to.getTime() - from.getTime() > MOST_DAYS * DAY;
}

/** The headline figures in the order in which they stand, and whether they are amounts of money. */
export const FIGURES: readonly (readonly [name: keyof TeamFigures, isMoney: boolean])[] = [
  ['people', false],
  ['active', false],
  ['joined', false],
  ['validBets', true],
  ['payouts', true],
  ['bonuses', true],
  ['result', true],
  ['deposits', true],
  ['withdrawals', true],
  ['income', true],
];

const BY_DAY = [
  'validBets',
  'payouts',
  'deposits',
  'withdrawals',
] as const satisfies readonly (keyof TeamDay)[];

/** Tells whether the platform gives a figure for each day, too. */
export function isByDay(name: keyof TeamFigures): name is (typeof BY_DAY)[number] {
  return (BY_DAY as readonly string[]).includes(name);
}
