import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { moveMoney } from './move-money.ts';
import { readPlayable } from './read-playable.ts';

export interface Settlement {
  readonly betId: number;
  /** In the currency's smallest unit; 0: lost. Of a void bet: what goes back, which is its stake. */
  readonly payout: bigint;
  /** The bet does not count, and its stake goes back. */
  readonly isVoid?: boolean;
  /** The outcome of the bet, in a few words. */
  readonly result?: string;
  readonly at: Date;
}

/**
 * Ends an open bet and pays what it won to where its stake came from; one that has ended stays as it is.
 *
 * @param db a transaction of the caller's
 * @returns what there is to play with then, in the currency's smallest unit
 */
export async function settleBet(db: Kysely<Tables>, settlement: Settlement): Promise<bigint> {
  const { betId, payout, isVoid = false, result = null, at } = settlement;
  const won = payout > 0n ? 'WON' : 'LOST';
  const settled = await db
    .updateTable('bet')
    .set({ status: isVoid ? 'VOID' : won, payout: String(payout), result, settled_at: at })
    .where('id', '=', betId)
    .where('status', '=', 'OPEN')
    .returning('id')
    .executeTakeFirst();
  const { accountId, vendor, place, reference, lotteryCode } = await db
    .selectFrom('bet')
    .select(['account_id as accountId', 'vendor', 'place', 'reference', 'lottery_code as lotteryCode'])
    .where('id', '=', betId)
    .executeTakeFirstOrThrow();
  if (settled && payout > 0n) {
    const against = lotteryCode === null ? 'games' : 'lottery';
    const kind = isVoid ? 'REFUND' : 'WIN';
    await moveMoney(db, { accountId, place, amount: payout, against, kind, reference, at });
  }
  return readPlayable(db, accountId, vendor);
}
