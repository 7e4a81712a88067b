import { type Kysely, sql } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { makeAccountName } from './account-name.ts';
import { MEMBER } from './account-types.ts';
import { mobileKey } from './mobile-key.ts';
import { nameKey } from './name-key.ts';

/** A mobile number, digits only. */
export interface MobileNumber {
  readonly dialingCode: string;
  readonly mobile: string;
}

export interface NewAccount {
  /** undefined: the platform makes one. */
  readonly username?: string | undefined;
  readonly nickname?: string | undefined;
  readonly passwordHash: string | null;
  readonly paymentPasswordHash?: string | null;
  readonly email?: string | undefined;
  readonly number?: MobileNumber | undefined;
  readonly language: string;
  /** Number of the agent who brings it. */
  readonly uplineId?: number | undefined;
  /** A member where left out. */
  readonly type?: number | undefined;
  /** Rate of rebate in basis points, which the upline's bounds; none where left out. */
  readonly rate?: number | undefined;
  readonly passwordExpiresAt?: Date;
}

type Owned = Pick<NewAccount, 'username' | 'email' | 'number'>;

/**
 * Makes an account with an empty wallet.
 *
 * @param db a transaction of the caller's
 * @returns its number
 * @throws Refusal where another has its name, number or mail address, also since a moment ago
 */
export async function createAccount(db: Kysely<Tables>, account: NewAccount): Promise<number> {
  for (;;) {
    const username = account.username ?? makeAccountName();
    const made = await db
      .insertInto('account')
      .values({
        username: nameKey(username),
        type: account.type ?? MEMBER,
        nickname: account.nickname ?? username,
        password_hash: account.passwordHash,
        password_expires_at: account.passwordExpiresAt ?? null,
        payment_password_hash: account.paymentPasswordHash ?? null,
        email: account.email ?? null,
        dialing_code: account.number?.dialingCode ?? null,
        mobile_num: account.number ? mobileKey(account.number.mobile) : null,
        language: account.language,
        avatar: null,
        to_upline: account.uplineId !== undefined,
        upline_id: account.uplineId ?? null,
        rank_level: 0,
        points: 0,
        closed: false,
        last_login_at: null,
        expires_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) {
      await db
        .insertInto('wallet')
        .values({ account_id: made.id, place: 'MAIN', currency: 'USD', amount: '0' })
        .execute();
      if (account.rate) await insertRate(db, made.id, { ...account, rate: account.rate });
      return made.id;
    }
    await refuseTaken(db, account);
    // Otherwise the name that was made is another's: the next one.
  }
}

/** The rate that was asked for, or the upline's where that has become lower since it was compared. */
async function insertRate(
  db: Kysely<Tables>,
  accountId: number,
  { rate, uplineId = null }: { readonly rate: number; readonly uplineId?: number | null | undefined },
): Promise<void> {
  // Whoever changes rates is waited for, and waits: nobody lowers the upline's between this reading and its commit.
  await sql`lock table rebate_rate in row exclusive mode`.execute(db);
  await sql`
    insert into rebate_rate (account_id, rate)
    select ${accountId}::integer,
      least(${rate}::integer, coalesce((select rate from rebate_rate where account_id = ${uplineId}::integer), 0))`.execute(
    db,
  );
}

/** @throws Refusal where another account has a name, a number or a mail address */
export async function refuseTaken(db: Kysely<Tables>, { username, email, number }: Owned): Promise<void> {
  const key = username === undefined ? null : nameKey(username);
  const mail = email?.toLowerCase() ?? null;
  const others = await db
    .selectFrom('account')
    .select(['username', 'email', 'dialing_code', 'mobile_num'])
    .where(({ eb, or, and, fn }) =>
      or([
        ...(key === null ? [] : [eb('username', '=', key)]),
        ...(mail === null ? [] : [eb(fn<string>('lower', ['email']), '=', mail)]),
        ...(number
          ? [
              and([
                eb('dialing_code', '=', number.dialingCode),
                eb('mobile_num', '=', mobileKey(number.mobile)),
              ]),
            ]
          : []),
      ]),
    )
    .execute();
  if (others.length === 0) return;
  if (others.some((other) => other.username === key)) {
    throw new Refusal(409, 'This username is taken. Please choose another.', { code: 'username_taken' });
  }
  if (number && others.some((other) => other.mobile_num === mobileKey(number.mobile))) {
    const message = 'An account with this number already exists. Please log in with it.';
    throw new Refusal(409, message, { code: 'mobile_taken' });
  }
  const message = 'An account with this email already exists. Please log in with it.';
  throw new Refusal(409, message, { code: 'email_taken' });
}
