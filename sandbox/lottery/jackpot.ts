import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** The jackpot columns of a lottery's row. */
export interface WithJackpot {
  readonly code: string;
  readonly every_s: number;
  readonly jackpot_start: string | null;
  readonly jackpot_step: string | null;
}

/** Draws that add to a jackpot at most: one that was never won has this many behind it. */
const MOST_DRAWS = 12;
/** The part of all stakes that goes into it: one of so many. */
const PART = 20n;

/**
 * Returns the jackpot that a lottery pays in a draw: the amount it begins with, the additions of each draw since the last
 * win, and five percent of the stakes on these draws and on this one. In the currency's smallest unit.
 *
 * @returns undefined where the lottery has none
 */
export async function jackpotOf(
  db: Kysely<Tables>,
  { code, every_s, jackpot_start, jackpot_step }: WithJackpot,
  opensAt: Date,
): Promise<bigint | undefined> {
  if (jackpot_start === null || jackpot_step === null) return undefined;
  const won = await db
    .selectFrom('lottery_jackpot')
    .select('opens_at')
    .where('game_code', '=', code)
    .where('opens_at', '<', opensAt)
    .orderBy('opens_at', 'desc')
    .executeTakeFirst();
  const since = won?.opens_at ?? new Date(0);
  const { staked } = await db
    .selectFrom('lottery_order as placed')
    .innerJoin('lottery_bet', 'order_id', 'placed.id')
    .innerJoin('bet', 'bet.id', 'bet_id')
    .select(sql<string>`coalesce(sum(bet.stake), 0)::text`.as('staked'))
    .where('placed.game_code', '=', code)
    .where('placed.opens_at', '>', since)
    .where('placed.opens_at', '<=', opensAt)
    .where('status', '!=', 'VOID')
    .executeTakeFirstOrThrow();
  const draws = Math.round((opensAt.getTime() - since.getTime()) / 1000 / every_s) - 1;
  const rolled = BigInt(jackpot_step) * BigInt(Math.min(MOST_DRAWS, draws));
  return BigInt(jackpot_start) + rolled + BigInt(staked) / PART;
}

/** Notes that the jackpot of a draw was won: the next one begins anew. */
export async function noteJackpot(
  db: Kysely<Tables>,
  won: { readonly code: string; readonly opensAt: Date; readonly amount: bigint },
): Promise<void> {
  await db
    .insertInto('lottery_jackpot')
    .values({ game_code: won.code, opens_at: won.opensAt, amount: String(won.amount) })
    .execute();
}
