import { decimalOf } from '@liveryjs/schemas/decimal';
import type { LotteryBet } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { familyOf } from './rules/index.ts';
import { say } from './rules/texts.ts';

/** An account's bets on lotteries, with their names in a language, or in English. */
export function selectBets(db: Kysely<Tables>, accountId: number, language: string) {
  return db
    .selectFrom('lottery_bet')
    .innerJoin('bet', 'bet.id', 'bet_id')
    .innerJoin('lottery_order as placed', 'placed.id', 'order_id')
    .innerJoin('lottery_game as lottery', 'lottery.code', 'placed.game_code')
    .innerJoin('lottery_draw as draw', (join) =>
      join.onRef('draw.game_code', '=', 'placed.game_code').onRef('draw.opens_at', '=', 'placed.opens_at'),
    )
    .innerJoin('game', 'game.node_id', 'lottery.node_id')
    .leftJoin('game_name as own', (join) =>
      join.onRef('own.node_id', '=', 'game.node_id').on('own.language', '=', language),
    )
    .where('placed.account_id', '=', accountId);
}

/** Reads the present state of bets. @param digits of the currency */
export async function readBets(
  bets: ReturnType<typeof selectBets>,
  digits: number,
  language: string,
): Promise<LotteryBet[]> {
  const rows = await bets
    .select(({ fn }) => [
      'bet_id',
      'placed.id as order_id',
      'lottery.code',
      'lottery.family',
      fn.coalesce('own.name', 'game.name').as('name'),
      'draw.numero',
      'draw.numbers',
      'prize_mode',
      'play_type',
      'picks',
      'combinations',
      'status',
      'bet.placed_at',
      'settled_at',
      sql<string>`lottery_bet.stake::text`.as('stake'),
      sql<string>`bet.stake::text`.as('total'),
      sql<string>`payout::text`.as('payout'),
    ])
    .execute();
  const money = (amount: string) => decimalOf(BigInt(amount), digits);
  return rows.map((row) => {
    const rule = familyOf(row.family).plays.find(({ playType }) => playType === row.play_type);
    return {
      betId: row.bet_id,
      orderId: row.order_id,
      gameCode: row.code,
      gameName: row.name,
      numero: row.numero,
      prizeMode: row.prize_mode,
      playType: row.play_type,
      labelName: rule ? say(rule.label, language) : row.play_type,
      picks: row.picks,
      combinations: row.combinations,
      stake: money(row.stake),
      total: money(row.total),
      status: row.status,
      payout: money(row.payout),
      ...(row.numbers ? { numbers: row.numbers } : {}),
      placedAt: row.placed_at.toISOString(),
      ...(row.settled_at ? { settledAt: row.settled_at.toISOString() } : {}),
    };
  });
}
