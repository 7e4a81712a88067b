import { type Kysely, sql } from 'kysely';
import { readActiveBonus } from '#sandbox/bonuses/read-active-bonus.ts';
import type { Tables } from '#sandbox/store/tables.ts';

/**
 * What an account still has to wager before it may withdraw, in the currency's smallest unit. Two rules of our own:
 * every deposit is wagered once, in the order of their coming, and an active bonus as often as it says. A bet that
 * was won or lost counts for both at once, from when it was placed; a void one, and one that is open, for nothing.
 */
export async function turnoverLeft(db: Kysely<Tables>, accountId: number): Promise<bigint> {
  // What is owed never falls below nothing: bets from before a deposit do not count for it.
  const { rows } = await sql<{ left: string }>`
    with event as (
      select ended_at as at, 0 as nth, amount as change from deposit
      where account_id = ${accountId} and status = 'PAID'
      union all
      select placed_at, 1, -stake from bet
      where account_id = ${accountId} and status in ('WON', 'LOST')
        and placed_at >= (select min(ended_at) from deposit where account_id = ${accountId} and status = 'PAID')
    ), owed as (
      select at, nth, sum(change) over (order by at, nth rows unbounded preceding) as sum from event
    )
    select (coalesce((select sum(change) from event), 0) - least(0, coalesce(min(sum), 0)))::text as left from owed`.execute(
    db,
  );
  const ofDeposits = BigInt(rows[0]?.left ?? 0);
  const bonus = await readActiveBonus(db, accountId);
  const ofBonus = bonus === undefined ? 0n : bonus.wager - bonus.wagered;
  return ofDeposits > ofBonus ? ofDeposits : ofBonus;
}
