import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/**
 * Lets others who lock the same account wait: what is counted of it now stays so. Not those who write rows of its own.
 *
 * @param db a transaction of the caller's
 */
export async function lockAccount(db: Kysely<Tables>, accountId: number): Promise<void> {
  await db.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}
