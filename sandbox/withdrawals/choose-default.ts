import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { lockAccount } from './lock-account.ts';

interface Choice {
  readonly accountId: number;
  /** Number of the payout account. */
  readonly id: number;
}

/**
 * Withdrawals go there from now on unless another is chosen.
 *
 * @param db a transaction of the caller's
 * @throws Refusal payout_account_unknown
 */
export async function chooseDefault(db: Kysely<Tables>, { accountId, id }: Choice): Promise<void> {
  await lockAccount(db, accountId);
  await db
    .updateTable('payout_account')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .execute();
  const chosen = await db
    .updateTable('payout_account')
    .set({ is_default: true })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!chosen) throw unknownAccount();
}

/**
 * Takes a payout account away: withdrawals that are on their way go there still. After the default one the oldest is it.
 *
 * @param db a transaction of the caller's
 * @throws Refusal payout_account_unknown
 */
export async function removePayoutAccount(
  db: Kysely<Tables>,
  { accountId, id }: Choice,
  now: Date,
): Promise<void> {
  await lockAccount(db, accountId);
  const removed = await db
    .updateTable('payout_account')
    .set({ is_default: false, removed_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw unknownAccount();
  const others = await db
    .selectFrom('payout_account')
    .select(['id', 'is_default'])
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  const [oldest] = others;
  if (!oldest || others.some(({ is_default }) => is_default)) return;
  await db.updateTable('payout_account').set({ is_default: true }).where('id', '=', oldest.id).execute();
}

export function unknownAccount(): Refusal {
  return new Refusal(404, 'This account is no longer available.', { code: 'payout_account_unknown' });
}
