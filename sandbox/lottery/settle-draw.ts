import { type Kysely, sql } from 'kysely';
import { settleBet } from '#sandbox/money/settle-bet.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { listCombinations, type Picks } from './combinations.ts';
import { jackpotOf, noteJackpot } from './jackpot.ts';
import { payBet } from './pay-bet.ts';
import { prizeModes } from './prize-modes.ts';
import type { Drawn, Family } from './rules/family.ts';

interface OpenedDraw {
  readonly code: string;
  readonly opensAt: Date;
  readonly family: Family;
  readonly numbers: Drawn;
}

/**
 * Settles the bets on a draw at the odds that they were placed at. An account wins no more in it than its prize mode
 * pays in a draw, beside the jackpot; a bet that no rule is left for is void.
 */
export async function settleDraw(
  db: Kysely<Tables>,
  { code, opensAt, family, numbers }: OpenedDraw,
  moment: Date,
): Promise<void> {
  const bets = await db
    .selectFrom('lottery_bet')
    .innerJoin('bet', 'bet.id', 'bet_id')
    .innerJoin('lottery_order as placed', 'placed.id', 'order_id')
    .select(['bet_id', 'bet.account_id', 'prize_mode', 'play_type', 'picks', 'odds'])
    .select([sql<string>`lottery_bet.stake::text`.as('stake'), sql<string>`bet.stake::text`.as('total')])
    .where('placed.game_code', '=', code)
    .where('placed.opens_at', '=', opensAt)
    .where('status', '=', 'OPEN')
    // Draws that settle at the same time pay accounts in the same order: none waits for another in a circle.
    .orderBy('bet.account_id')
    .orderBy('bet_id')
    .execute();
  const shares = await jackpotShares(db, { code, opensAt, family, numbers }, bets);
  const paid = new Map<string, bigint>();
  const result = numbers.join(' ');
  for (const { bet_id: betId, account_id, prize_mode, play_type, picks, odds, stake, total } of bets) {
    const rule = family.plays.find(({ playType }) => playType === play_type);
    if (!rule) {
      await settleBet(db, { betId, payout: BigInt(total), isVoid: true, result, at: moment });
      continue;
    }
    const byPrize = Object.fromEntries(Object.entries(odds).map(([prize, pays]) => [prize, BigInt(pays)]));
    const won = payBet(rule, picks, BigInt(stake), byPrize, numbers);
    const whose = `${account_id} ${prize_mode}`;
    const before = paid.get(whose) ?? 0n;
    const left = prizeModes[prize_mode].maxPayout - before;
    const payout = won < left ? won : left;
    paid.set(whose, before + payout);
    await settleBet(db, { betId, payout: payout + (shares.get(betId) ?? 0n), result, at: moment });
  }
}

interface WinnableBet {
  readonly bet_id: number;
  readonly play_type: string;
  readonly picks: Picks;
  readonly stake: string;
}

/** Returns the share of the jackpot by bet: those that won it share it by their stakes, and it begins anew. */
async function jackpotShares(
  db: Kysely<Tables>,
  { code, opensAt, family: { jackpot, plays }, numbers }: OpenedDraw,
  bets: readonly WinnableBet[],
): Promise<ReadonlyMap<number, bigint>> {
  const rule = plays.find(({ playType }) => playType === jackpot?.playType);
  if (!jackpot || !rule) return new Map();
  const parts = bets
    .filter(({ play_type }) => play_type === jackpot.playType)
    .map(({ bet_id, picks, stake }) => {
      const wins = listCombinations(rule, picks).flatMap((combination) => rule.wins(combination, numbers));
      return { bet_id, part: BigInt(stake) * BigInt(wins.filter((prize) => prize === jackpot.prize).length) };
    });
  const all = parts.reduce((sum, { part }) => sum + part, 0n);
  if (all === 0n) return new Map();
  const lottery = await db
    .selectFrom('lottery_game')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const amount = await jackpotOf(db, lottery, opensAt);
  if (amount === undefined) return new Map();
  await noteJackpot(db, { code, opensAt, amount });
  return new Map(parts.map(({ bet_id, part }) => [bet_id, (amount * part) / all]));
}
