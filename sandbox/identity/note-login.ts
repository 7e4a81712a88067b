import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { newAddressMail } from './new-address-mail.ts';

interface Login {
  readonly accountId: number;
  readonly address: string;
  readonly now: Date;
}

/**
 * Writes down that an account is logged in to, and tells its owner of an address that is new.
 *
 * @returns whether the account was never logged in to before
 */
export async function noteLogin(db: Kysely<Tables>, { accountId, address, now }: Login): Promise<boolean> {
  const { rows } = await sql<{ before: Date | null }>`
    update account set last_login_at = ${now}
    from (select id, last_login_at as before from account where id = ${accountId} for update) as known
    where account.id = known.id
    returning before`.execute(db);
  const first = rows[0]?.before === null;
  const { numInsertedOrUpdatedRows: added = 0n } = await db
    .insertInto('account_address')
    .values({ account_id: accountId, address })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (added > 0n && !first) await warn(db, { accountId, address, now });
  return first;
}

async function warn(db: Kysely<Tables>, { accountId, address, now }: Login): Promise<void> {
  const { email, nickname, language } = await db
    .selectFrom('account')
    .select(['email', 'nickname', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (email === null) return;
  const mail = newAddressMail(language, { nickname, address, at: now });
  await db
    .insertInto('outbox')
    .values({ ...mail, sent_at: now, channel: 'EMAIL', recipient: email })
    .execute();
}
