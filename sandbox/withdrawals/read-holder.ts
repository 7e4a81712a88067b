import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/**
 * Whose accounts an account's money goes to: its owner's, by the real name of the profile, the name that they registered
 * with or, where there is neither, the one that the first payout account brought.
 *
 * @returns undefined while nothing is known
 */
export async function readHolder(db: Kysely<Tables>, accountId: number): Promise<string | undefined> {
  const owner = await db
    .selectFrom('account')
    .leftJoin('profile', 'profile.account_id', 'account.id')
    .leftJoin('registration', 'registration.account_id', 'account.id')
    .select(({ fn }) => fn.coalesce('profile.real_name', 'registration.payee_name').as('name'))
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  if (owner?.name) return owner.name;
  const first = await db
    .selectFrom('payout_account')
    .select('holder')
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  return first?.holder;
}
