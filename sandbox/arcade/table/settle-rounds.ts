import type { Kysely } from 'kysely';
import { lockWallets } from '#sandbox/money/lock-wallets.ts';
import { settleBet } from '#sandbox/money/settle-bet.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { decideRounds } from './decide-rounds.ts';
import { tableGameOf } from './games.ts';
import { lastClosed } from './times-of.ts';

/** Pays an account's bets on rounds of tables that take no more of them, wherever the player is by now. */
export async function settleRounds(db: Kysely<Tables>, accountId: number, now: Date): Promise<void> {
  const bets = await db
    .selectFrom('table_bet')
    .innerJoin('bet', 'bet.id', 'table_bet.bet_id')
    .innerJoin('game', 'game.node_id', 'table_bet.node_id')
    .select([
      'bet_id as betId',
      'game.node_id as nodeId',
      'game_classify as classify',
      'round',
      'pick',
      'stake',
    ])
    .where('table_bet.account_id', '=', accountId)
    .where('bet.status', '=', 'OPEN')
    .where('round', '<=', lastClosed(now))
    .orderBy('bet_id')
    .execute();
  if (bets.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    await lockWallets(transaction, [accountId]);
    for (const { betId, round, pick, stake, ...table } of bets) {
      const outcome = (await decideRounds(transaction, table, [round])).get(round) ?? '';
      const { pays, wins } = tableGameOf(table.classify);
      const times = wins(pick, outcome) ? (pays[pick] ?? 0) : 0;
      const payout = (BigInt(stake) * BigInt(times)) / 100n;
      await settleBet(transaction, { betId, payout, result: outcome, at: now });
    }
  });
}
