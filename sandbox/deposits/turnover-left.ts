import { type Kysely, sql } from 'kysely';
import { readActiveBonus } from '#sandbox/bonuses/read-active-bonus.ts';
import type { Tables } from '#sandbox/store/tables.ts';

/**
 * Returns the amount that an account still has to wager before it may withdraw, in the currency's smallest unit. Two rules
 * of our own: every deposit is wagered once, in the order of their coming, and an active bonus as often as it says. A bet
 * that was won or lost counts for both at once, from when it was placed; a void one, and one that is open, for nothing.
 */
export async function turnoverLeft(db: Kysely<Tables>, accountId: number): Promise<bigint> {
  return (await readTurnover(db, accountId)).left;
}

/** The same, with what it is left of: the deposits since nothing was owed, or what the active bonus asks for. */
export async function readTurnover(
  db: Kysely<Tables>,
  accountId: number,
): Promise<{ readonly left: bigint; readonly whole: bigint }> {
  // The amount owed never falls below nothing: bets from before a deposit do not count for it.
  const { rows } = await sql<{ left: string; whole: string }>`
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
, free as (
      select at, nth from owed where sum <= 0 order by sum, at desc, nth desc limit 1
    )
    select
      (coalesce((select sum(change) from event), 0) - least(0, coalesce(min(sum), 0)))::text as left,
      coalesce((
        select sum(change) from event
        where change > 0 and not exists (select 1 from free where (event.at, event.nth) <= (free.at, free.nth))
      ), 0)::text as whole
    from owed`.execute(db);
  const ofDeposits = { left: BigInt(rows[0]?.left ?? 0), whole: BigInt(rows[0]?.whole ?? 0) };
  const bonus = await readActiveBonus(db, accountId);
  const ofBonus =
    bonus === undefined ? { left: 0n, whole: 0n } : { left: bonus.wager - bonus.wagered, whole: bonus.wager };
  return ofDeposits.left > ofBonus.left ? ofDeposits : ofBonus;
}
