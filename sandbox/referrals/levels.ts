/** The rates of friends' valid bets, in basis points: for those whom one brought, those whom they brought, and so on. */
export const LEVELS: readonly number[] = [30, 10, 5];

/** Days without a bet after which a friend counts as inactive. */
export const ACTIVE_DAYS = 30;
