import { type Kysely, sql } from 'kysely';
import { say } from '#sandbox/messages/say.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import type { Origin } from './origin.ts';

interface Login {
  readonly accountId: number;
  readonly origin: Origin;
  readonly now: Date;
}

/**
 * Writes down that an account is logged in to, and tells its owner of an address that is new.
 *
 * @returns whether the account was never logged in to before
 */
export async function noteLogin(db: Kysely<Tables>, { accountId, origin, now }: Login): Promise<boolean> {
  const { rows } = await sql<{ before: Date | null }>`
    update account set last_login_at = ${now}
    from (select id, last_login_at as before from account where id = ${accountId} for update) as known
    where account.id = known.id
    returning before`.execute(db);
  const first = rows[0]?.before === null;
  const { address } = origin;
  await db
    .insertInto('account_login')
    .values({ account_id: accountId, at: now, ...origin })
    .execute();
  const { numInsertedOrUpdatedRows: added = 0n } = await db
    .insertInto('account_address')
    .values({ account_id: accountId, address })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (added > 0n && !first) await warn(db, { accountId, origin, now });
  return first;
}

async function warn(db: Kysely<Tables>, { accountId, origin, now }: Login): Promise<void> {
  const { email, nickname, language } = await db
    .selectFrom('account')
    .select(['email', 'nickname', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (email === null) return;
  const time = `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const mail = {
    subject: say(language, 'newAddressMail.subject'),
    text: say(language, 'newAddressMail.text', { nickname, address: origin.address, time }),
  };
  await db
    .insertInto('outbox')
    .values({ ...mail, sent_at: now, channel: 'EMAIL', recipient: email })
    .execute();
}
