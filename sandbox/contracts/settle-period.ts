import type { ContractPeriod, ContractType } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { type BetSums, sumBets } from '#sandbox/team/sum-bets.ts';
import { teamBelow } from '#sandbox/team/team-below.ts';
import { earn, type Tier } from './earn.ts';
import { DAY, periodAround, type Stretch } from './period-around.ts';

/** A contract that was accepted once. */
export interface Accepted {
  readonly id: number;
  readonly type: ContractType;
  readonly period: ContractPeriod;
  readonly downline_id: number;
  readonly active_from: Date;
  readonly ended_at: Date | null;
}

/** The periods of a contract in which its team had bets settled, as far as they begin in a stretch of time. */
export async function periodsWithBets(
  db: Kysely<Tables>,
  { period, downline_id }: Pick<Accepted, 'period' | 'downline_id'>,
  { from, to }: Stretch,
): Promise<readonly Stretch[]> {
  // No period begins or ends within five minutes of the clock.
  const { rows } = await sql<{ second: string }>`
    select distinct (floor(extract(epoch from settled_at) / 300) * 300)::bigint::text as second from bet
    where status in ('WON', 'LOST') and settled_at >= ${from} and settled_at < ${to}
      and account_id in (select id from ${teamBelow(downline_id)} as team)`.execute(db);
  const periods = new Map<number, Stretch>();
  for (const { second } of rows) {
    const around = periodAround(period, new Date(Number(second) * 1000));
    periods.set(around.from.getTime(), around);
  }
  return [...periods.values()].sort(
    (settledPeriod, other) => settledPeriod.from.getTime() - other.from.getTime(),
  );
}

/**
 * Writes down what a contract brings for a period, once: of the part of it in which the contract was in force. A part
 * without a bet leaves nothing behind. What has an amount is due from then on.
 */
export async function settlePeriod(
  db: Kysely<Tables>,
  contract: Accepted,
  tiers: readonly Tier[],
  period: Stretch,
): Promise<void> {
  const { active_from: begin, ended_at: end } = contract;
  const from = later(period.from, begin);
  const to = end && end < period.to ? end : period.to;
  if (from >= to) return;
  const agentId = contract.downline_id;
  const sums = await sumBets(db, { agentId, from, to });
  if (sums.count === 0) return;
  const reached = contract.type === 'REALTIME_SALARY' ? await daySoFar(db, contract, { from, to }) : sums;
  const profit = sums.payout - sums.stake;
  const { rate, amount } = earn(contract.type, tiers, {
    reached: { activeMembers: reached.members, validBet: reached.stake },
    validBet: sums.stake,
    profit,
  });
  await db
    .insertInto('contract_settlement')
    .values({
      contract_id: contract.id,
      from_at: from,
      to_at: to,
      active_members: reached.members,
      valid_bet: String(sums.stake),
      profit: String(profit),
      rate,
      amount: String(amount),
      state: amount > 0n ? 'DUE' : 'NOTHING',
      paid_at: null,
    })
    .onConflict((conflict) => conflict.columns(['contract_id', 'from_at']).doNothing())
    .execute();
}

function daySoFar(db: Kysely<Tables>, contract: Accepted, { from, to }: Stretch): Promise<BetSums> {
  const midnight = new Date(Math.floor(from.getTime() / DAY) * DAY);
  return sumBets(db, { agentId: contract.downline_id, from: later(midnight, contract.active_from), to });
}

function later(date: Date, other: Date): Date {
  return date > other ? date : other;
}
