/** The reward of the first deposit, in the currency's smallest unit, and the days in which it can be claimed. */
export const FIRST_DEPOSIT = { amount: 500n, days: 30 } as const;

/**
 * The share of a week's losses that is given back, in basis points; less than the minimum is nothing. It can be claimed for
 * a week.
 */
export const WEEKLY = { share: 500n, minimum: 100n } as const;

/** A month's reward for each step of the rank, to be claimed within the month. */
export const MONTHLY = { step: 100n } as const;
