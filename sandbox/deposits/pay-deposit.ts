import { type Kysely, sql } from 'kysely';
import { endDueBonus } from '#sandbox/bonuses/end-due-bonus.ts';
import { grantBonus } from '#sandbox/bonuses/grant-bonus.ts';
import { lockWallets } from '#sandbox/money/lock-wallets.ts';
import { moveMoney } from '#sandbox/money/move-money.ts';
import { giveFirstDeposit } from '#sandbox/own-rewards/give-first-deposit.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { writeArrived } from './write-to-inbox.ts';

/**
 * Books the money of an order that waits: deposit, fee and bonus, with a message to the account. One that does not
 * wait stays as it is.
 *
 * @param db a transaction of the caller's
 * @returns whether it waited
 */
export async function payDeposit(db: Kysely<Tables>, number: string, moment: Date): Promise<boolean> {
  const deposit = await db
    .updateTable('deposit')
    .set({ status: 'PAID', ended_at: moment })
    .where('number', '=', number)
    .where('status', '=', 'PENDING')
    .returning([
      'account_id as accountId',
      'offer_id as offerId',
      sql<string>`amount::text`.as('amount'),
      sql<string>`fee::text`.as('fee'),
    ])
    .executeTakeFirst();
  if (!deposit) return false;
  const { accountId, offerId } = deposit;
  const [amount, fee] = [BigInt(deposit.amount), BigInt(deposit.fee)];
  await lockWallets(db, [accountId]);
  const about = { accountId, reference: number, at: moment } as const;
  await moveMoney(db, { ...about, amount, against: 'bank', kind: 'DEPOSIT' });
  if (fee > 0n) await moveMoney(db, { ...about, amount: -fee, against: 'fees', kind: 'FEE' });
  await giveFirstDeposit(db, accountId, moment);
  if (offerId !== null) {
    await endDueBonus(db, accountId, moment);
    await grantBonus(db, { accountId, offerId, depositNumber: number, amount, at: moment });
  }
  await writeArrived(db, accountId, { number, amount: amount - fee, at: moment });
  return true;
}
