import { type RawBuilder, sql } from 'kysely';
import { LEVELS } from './levels.ts';

/**
 * Whom accounts have brought, as far down as it counts: rows `(account_id, friend_id, level)` to select from.
 *
 * @param accountId of whom; everybody where left out
 */
export function friendsBelow(accountId?: number): RawBuilder<unknown> {
  const whose = accountId === undefined ? sql`true` : sql`referrer_id = ${accountId}`;
  return sql`(with recursive below as (
    select referrer_id as account_id, account_id as friend_id, 1 as level from referral where ${whose}
    union all
    select below.account_id, referral.account_id, level + 1
    from referral join below on referral.referrer_id = below.friend_id
    where level < ${sql.lit(LEVELS.length)}
  ) select account_id, friend_id, level from below)`;
}

/** The part of valid bets that a level brings, in basis points. */
export const rateOfLevel = sql`(array[${sql.join(LEVELS.map((rate) => sql.lit(rate)))}])[level]`;
