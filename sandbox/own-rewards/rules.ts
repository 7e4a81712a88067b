/** What the first deposit brings, in the currency's smallest unit, and how long it can be claimed. */
export const FIRST_DEPOSIT = { amount: 500n, days: 30 } as const;

/** Of what a week has lost, in basis points; less than the minimum is nothing. It can be claimed for a week. */
export const WEEKLY = { share: 500n, minimum: 100n } as const;

/** A month's reward for each step of the rank, to be claimed within the month. */
export const MONTHLY = { step: 100n } as const;
