/** The largest stake of a game that has no upper limit, in its smallest ones. */
export const LARGEST_STAKE = 50;
const STEPS = [1, 2, 5, 10, 20, LARGEST_STAKE];

/** The stakes to choose from between two amounts, in the currency's smallest unit. */
export function stakesOf(least: number, most: number, digits: number): bigint[] {
  return STEPS.filter((step) => least * step <= most).map(
    (step) => BigInt(Math.max(1, Math.round(least * 10 ** digits))) * BigInt(step),
  );
}
