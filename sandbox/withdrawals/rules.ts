/** Decimals of any currency: what one withdrawal is at least and at most, and all of a day together. */
export const LIMITS = { minimum: '10', maximum: '5000', perDay: '10000' } as const;

/** Withdrawals a day. */
export const COUNT_PER_DAY = 5;

/** The fee of a withdrawal: nothing for the first ones of a day, then a share in basis points, and a decimal at least. */
export const FEE = { freePerDay: 2, share: 150n, minimum: '1' } as const;

/** A larger withdrawal is paid in several transfers: a decimal. */
export const LARGEST_TRANSFER = '1000';

/** Accounts that an account's withdrawals may go to. */
export const ACCOUNTS_MOST = 5;

/** Minutes after which a transfer counts as received, until the operator says another number [4.22]. */
export const CONFIRM_MINUTES = 30;
