import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { nameKey } from '#sandbox/identity/name-key.ts';
import type { Tables } from '#sandbox/store/tables.ts';

/** Characters that cannot be mistaken for each other. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** The code of an account's own link; it is made when somebody first asks. */
export async function ownCode(db: Kysely<Tables>, accountId: number): Promise<string> {
  for (;;) {
    const ownRow = await db
      .selectFrom('referral_code')
      .select('code')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (ownRow) return ownRow.code;
    const code = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    await db
      .insertInto('referral_code')
      .values({ account_id: accountId, code, code_key: nameKey(code) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
