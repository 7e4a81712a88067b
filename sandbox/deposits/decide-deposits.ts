import type { SandboxStateChange } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { refuseMistakes } from '#sandbox/http/call.ts';
import { lockWallets } from '#sandbox/money/lock-wallets.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { payDeposit } from './pay-deposit.ts';
import { writeRejected } from './write-to-inbox.ts';

/**
 * Says what a bank would say of deposits that wait.
 *
 * @param db a transaction of the caller's
 * @throws Refusal for a deposit that is not there, or does not wait any more
 */
export async function decideDeposits(
  db: Kysely<Tables>,
  decisions: NonNullable<SandboxStateChange['deposits']>,
  now: Date,
): Promise<void> {
  await holdWallets(db, Object.keys(decisions));
  for (const [number, { status, remark = null }] of Object.entries(decisions)) {
    const waits = await db
      .updateTable('deposit')
      .set({ remark })
      .where('number', '=', number)
      .where('status', '=', 'PENDING')
      .where('expires_at', '>', now)
      .returning(['account_id as accountId', sql<string>`amount::text`.as('amount')])
      .executeTakeFirst();
    if (!waits) {
      refuseMistakes([{ at: `body/deposits/${number}`, message: 'is no deposit that waits' }]);
      continue;
    }
    if (status === 'PAID') {
      await payDeposit(db, number, now);
      continue;
    }
    await db
      .updateTable('deposit')
      .set({ status, ended_at: now })
      .where('number', '=', number)
      .where('status', '=', 'PENDING')
      .execute();
    await writeRejected(db, waits.accountId, { number, amount: BigInt(waits.amount), at: now });
  }
}

/** Wallets come first, here as in an order: who holds a deposit and then takes its wallets would wait in a circle. */
async function holdWallets(db: Kysely<Tables>, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return;
  const rows = await db.selectFrom('deposit').select('account_id').where('number', 'in', numbers).execute();
  if (rows.length > 0) await lockWallets(db, [...new Set(rows.map(({ account_id }) => account_id))]);
}
