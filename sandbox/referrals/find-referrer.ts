import type { Kysely } from 'kysely';
import { MEMBER } from '#sandbox/identity/account-types.ts';
import { isPlain } from '#sandbox/identity/is-plain.ts';
import { nameKey } from '#sandbox/identity/name-key.ts';
import type { Tables } from '#sandbox/store/tables.ts';

export interface Referrer {
  readonly accountId: number;
  /** The agent whose team both are in; null: none's. */
  readonly uplineId: number | null;
}

/** The member of a code, however it was typed; undefined where there is none, and where the account is closed. */
export async function findReferrer(db: Kysely<Tables>, code: string): Promise<Referrer | undefined> {
  if (!isPlain(code)) return undefined;
  return db
    .selectFrom('referral_code')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account.id as accountId', 'upline_id as uplineId'])
    .where('code_key', '=', nameKey(code))
    .where('account.type', '=', MEMBER)
    .where('account.closed', '=', false)
    .executeTakeFirst();
}
