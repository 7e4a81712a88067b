import type { TeamResults } from '@liveryjs/schemas/platform';

/** Sums in the order of their columns; each names its message `teamProfit.<sum>`. */
export const SUMS = [
  'deposit',
  'withdrawal',
  'validBet',
  'payout',
  'bonus',
  'result',
] as const satisfies readonly (keyof TeamResults)[];

export const SORTS = ['username', ...SUMS] as const;
