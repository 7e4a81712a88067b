import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** Ends an account's orders that waited for too long. */
export async function expireDeposits(db: Kysely<Tables>, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('deposit')
    .set(({ ref }) => ({ status: 'EXPIRED', ended_at: ref('expires_at') }))
    .where('account_id', '=', accountId)
    .where('status', '=', 'PENDING')
    .where('expires_at', '<=', now)
    .execute();
}
