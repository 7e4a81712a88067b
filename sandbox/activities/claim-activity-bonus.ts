import type { Kysely } from 'kysely';
import { moveMoney } from '#sandbox/money/move-money.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { readActivity, wrongState } from './read-activities.ts';

/**
 * Pays what an account has earned in a promotion [4.20].
 *
 * @param db a transaction of the caller's
 * @throws Refusal where there is nothing to claim, or not any more
 */
export async function claimActivityBonus(
  db: Kysely<Tables>,
  accountId: number,
  promotionId: number,
  moment: Date,
): Promise<void> {
  const { kind, bonus } = await readActivity(db, accountId, promotionId);
  const claimed = await db
    .updateTable('participation')
    .set({ status: 'CLAIMED' })
    .where('account_id', '=', accountId)
    .where('promotion_id', '=', promotionId)
    .where('status', '=', 'CLAIM')
    .returning('status')
    .executeTakeFirst();
  // A raffle is claimed with tickets instead.
  if (!claimed || kind === 'raffle') throw wrongState();
  if (bonus === 0n) return;
  await moveMoney(db, {
    accountId,
    amount: bonus,
    against: 'promotions',
    kind: 'BONUS',
    reference: await newPaymentOf(db, accountId, `activity-${promotionId}`),
    at: moment,
  });
}

/** The reference of the next payment of a promotion to an account: the operator may let it be claimed again. */
async function newPaymentOf(db: Kysely<Tables>, accountId: number, promotion: string): Promise<string> {
  const { count } = await db
    .selectFrom('ledger_transaction')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'BONUS')
    .where(({ eb, or }) => or([eb('reference', '=', promotion), eb('reference', 'like', `${promotion}-%`)]))
    .executeTakeFirstOrThrow();
  return Number(count) === 0 ? promotion : `${promotion}-${Number(count) + 1}`;
}
