import type { Kysely } from 'kysely';
import { say } from '#sandbox/messages/say.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { makePassword } from './account-name.ts';
import { hashPassword, isPassword } from './password.ts';
import { limit } from './tally.ts';

const GOOD_FOR_MS = 60 * 60 * 1000;

interface Owner {
  readonly id: number;
  readonly nickname: string;
  readonly email: string;
  readonly language: string;
}

/** Mails a password that is good for one login. The account's own stays good until it is changed. */
export async function mailPassword(
  db: Kysely<Tables>,
  { id, nickname, email, language }: Owner,
  now: Date,
): Promise<void> {
  await limit(db, ['mailedPassword', String(id)], 'Too many new passwords for this account.', now);
  const password = makePassword();
  const row = {
    password_hash: await hashPassword(password),
    ends_at: new Date(now.getTime() + GOOD_FOR_MS),
    used_at: null,
  };
  await db
    .insertInto('mailed_password')
    .values({ account_id: id, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
  const mail = {
    subject: say(language, 'passwordMail.subject'),
    text: say(language, 'passwordMail.text', { nickname, password }),
  };
  await db
    .insertInto('outbox')
    .values({ ...mail, sent_at: now, channel: 'EMAIL', recipient: email })
    .execute();
}

/** Tells whether a password is the one that came by mail, which is used up. Takes as long for an account that has none. */
export async function takeMailedPassword(
  db: Kysely<Tables>,
  accountId: number | undefined,
  password: string,
  now: Date,
): Promise<boolean> {
  const mailed = await db
    .selectFrom('mailed_password')
    .select('password_hash')
    .where('account_id', '=', accountId ?? 0)
    .where('used_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  if (!(await isPassword(password, mailed?.password_hash ?? null))) return false;
  const used = await db
    .updateTable('mailed_password')
    .set({ used_at: now })
    .where('account_id', '=', accountId ?? 0)
    .where('used_at', 'is', null)
    .where('password_hash', '=', mailed?.password_hash ?? '')
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}

/**
 * Tells whether a password is the mailed one that an account was logged in to with: the old one of the change that follows.
 */
export async function isUsedPassword(
  db: Kysely<Tables>,
  accountId: number,
  password: string,
): Promise<boolean> {
  const mailed = await db
    .selectFrom('mailed_password')
    .select('password_hash')
    .where('account_id', '=', accountId)
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  return isPassword(password, mailed?.password_hash ?? null);
}
