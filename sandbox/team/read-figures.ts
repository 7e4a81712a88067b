import { decimalOf } from '@liveryjs/schemas/decimal';
import type { TeamFigures } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { type BetPeriod, sumBets } from './sum-bets.ts';
import { noMoves, sumIncome, sumMovesByDay } from './sum-moves.ts';
import { teamBelow } from './team-below.ts';

/** Reads the figures of everybody below an agent in a period. @param digits of the currency */
export async function readFigures(
  db: Kysely<Tables>,
  agentId: number,
  period: BetPeriod,
  digits: number,
): Promise<TeamFigures> {
  const { from, to } = period;
  const { rows } = await sql<{ people: number; joined: number }>`
    select (count(*) filter (where registered_at is null or registered_at < ${to}))::integer as people,
      (count(*) filter (where registered_at >= ${from} and registered_at < ${to}))::integer as joined
    from ${teamBelow(agentId)} as team left join registration on registration.account_id = team.id`.execute(
    db,
  );
  const bets = await sumBets(db, { agentId, ...period });
  const moves = [...(await sumMovesByDay(db, agentId, period)).values()].reduce(
    (sums, other) => ({
      deposits: sums.deposits + other.deposits,
      withdrawals: sums.withdrawals + other.withdrawals,
      bonuses: sums.bonuses + other.bonuses,
    }),
    noMoves,
  );
  const money = (amount: bigint) => decimalOf(amount, digits);
  return {
    people: rows[0]?.people ?? 0,
    joined: rows[0]?.joined ?? 0,
    active: bets.members,
    deposits: money(moves.deposits),
    withdrawals: money(moves.withdrawals),
    validBets: money(bets.stake),
    payouts: money(bets.payout),
    bonuses: money(moves.bonuses),
    result: money(bets.payout + moves.bonuses - bets.stake),
    income: money(await sumIncome(db, agentId, period)),
  };
}
