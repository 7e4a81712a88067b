import { type Kysely, sql } from 'kysely';
import { settlementsOf, sumOf } from '#sandbox/contracts/settlements-of.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import type { BetPeriod } from './sum-bets.ts';
import { teamBelow } from './team-below.ts';

/** Sums of movements in the wallets of a team, in the currency's smallest unit. */
export interface MoveSums {
  readonly deposits: bigint;
  /** The withdrawals, without those that came back. */
  readonly withdrawals: bigint;
  /** Bonuses, rewards and rebates. */
  readonly bonuses: bigint;
}

export const noMoves: MoveSums = { deposits: 0n, withdrawals: 0n, bonuses: 0n };

/**
 * Sums deposits, withdrawals and bonuses of everybody below an agent, by days of 24 hours from the beginning of the period
 * on.
 */
export async function sumMovesByDay(
  db: Kysely<Tables>,
  agentId: number,
  { from, to }: BetPeriod,
): Promise<ReadonlyMap<number, MoveSums>> {
  const { rows } = await sql<Record<'deposits' | 'withdrawals' | 'bonuses', string> & { day: number }>`
    select floor(extract(epoch from (at - ${from}::timestamptz)) / 86400)::integer as day,
      coalesce(sum(entry.amount) filter (where kind = 'DEPOSIT'), 0)::text as deposits,
      coalesce(-sum(entry.amount) filter (where kind in ('WITHDRAW', 'WITHDRAW_RETURN')), 0)::text as withdrawals,
      coalesce(sum(entry.amount) filter (where kind in ('BONUS', 'REWARD', 'REBATE')), 0)::text as bonuses
    from ledger_transaction as movement join ledger_entry as entry on entry.transaction_id = movement.id
    where wallet_id is not null and at >= ${from} and at < ${to}
      and kind in ('DEPOSIT', 'WITHDRAW', 'WITHDRAW_RETURN', 'BONUS', 'REWARD', 'REBATE')
      and movement.account_id in (select id from ${teamBelow(agentId)} as team)
    group by 1`.execute(db);
  return new Map(
    rows.map(({ day, deposits, withdrawals, bonuses }) => [
      day,
      { deposits: BigInt(deposits), withdrawals: BigInt(withdrawals), bonuses: BigInt(bonuses) },
    ]),
  );
}

/**
 * Sums the income of an agent from contracts, without the agent's own payments by them: of the periods that ended in a time,
 * as the page of incomes lists them, whenever it was paid.
 */
export async function sumIncome(
  db: Kysely<Tables>,
  agentId: number,
  { from, to }: BetPeriod,
): Promise<bigint> {
  const { received, paid } = await settlementsOf(db, agentId, {
    from: from.toISOString(),
    to: to.toISOString(),
  })
    .where('settlement.state', '=', 'PAID')
    .select([
      sumOf(sql`downline_id = ${agentId}`).as('received'),
      sumOf(sql`upline_id = ${agentId}`).as('paid'),
    ])
    .executeTakeFirstOrThrow();
  return BigInt(received) - BigInt(paid);
}
