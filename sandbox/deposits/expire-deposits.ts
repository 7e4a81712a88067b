import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/**
 * Ends an account's orders that waited for too long. One that somebody decides about at this moment is left to them:
 * who waited for it here could be waited for there.
 */
export async function expireDeposits(db: Kysely<Tables>, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('deposit')
    .set(({ ref }) => ({ status: 'EXPIRED', ended_at: ref('expires_at') }))
    .where('number', 'in', (overdue) =>
      overdue
        .selectFrom('deposit')
        .select('number')
        .where('account_id', '=', accountId)
        .where('status', '=', 'PENDING')
        .where('expires_at', '<=', now)
        .forUpdate()
        .skipLocked(),
    )
    .where('status', '=', 'PENDING')
    .execute();
}
