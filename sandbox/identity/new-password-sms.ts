import type { Kysely } from 'kysely';
import { say } from '#sandbox/messages/say.ts';
import type { Tables } from '#sandbox/store/tables.ts';

/** Sends the owner of a new account the password that the platform made. */
export async function sendNewPassword(
  db: Kysely<Tables>,
  accountId: number,
  password: string,
  now: Date,
): Promise<void> {
  const { username, language, dialing_code, mobile_num } = await db
    .selectFrom('account')
    .select(['username', 'language', 'dialing_code', 'mobile_num'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('outbox')
    .values({
      sent_at: now,
      channel: 'SMS',
      recipient: `${dialing_code}${mobile_num}`,
      text: say(language, 'newAccount.text', { username, password }),
    })
    .execute();
}
