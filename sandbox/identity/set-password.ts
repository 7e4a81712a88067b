import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { endSessions } from './session.ts';
import { forgetCount } from './tally.ts';

/** Gives an account a password that does not expire, and ends whatever was begun with another. */
export async function setPassword(
  db: Kysely<Tables>,
  accountId: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const { username, dialing_code, mobile_num } = await db
    .updateTable('account')
    .set({ password_hash: passwordHash, password_expires_at: null, password_set_at: now })
    .where('id', '=', accountId)
    .returning(['username', 'dialing_code', 'mobile_num'])
    .executeTakeFirstOrThrow();
  // Its owner has just shown who they are: they need no captcha for what was tried before.
  for (const name of [username, mobile_num, `${dialing_code}${mobile_num}`]) {
    if (name !== null) await forgetCount(db, ['failedName', name]);
  }
  await db.deleteFrom('mailed_password').where('account_id', '=', accountId).execute();
  await endSessions(db, accountId);
}
