import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { moveMoney } from '#sandbox/money/move-money.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { TRIAL } from './account-types.ts';

const GOOD_FOR_MS = 2 * 60 * 60 * 1000;
const CENTS = 200_000n;

/** Makes a trial account with money to play with, and takes away those that have ended. @returns its number */
export async function openTrial(db: Kysely<Tables>, now: Date): Promise<number> {
  await db.deleteFrom('account').where('expires_at', '<=', now).execute();
  const username = `trial${String(randomInt(10 ** 12)).padStart(12, '0')}`;
  const { id } = await db
    .insertInto('account')
    .values({
      username,
      type: TRIAL,
      nickname: username,
      password_hash: null,
      password_expires_at: null,
      email: null,
      language: 'EN',
      avatar: null,
      to_upline: false,
      rank_level: 0,
      points: 0,
      closed: false,
      last_login_at: now,
      expires_at: new Date(now.getTime() + GOOD_FOR_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('wallet')
    .values({ account_id: id, place: 'MAIN', currency: 'USD', amount: '0' })
    .execute();
  await moveMoney(db, {
    accountId: id,
    amount: CENTS,
    against: 'opening',
    kind: 'OPENING',
    reference: 'opening-MAIN',
    at: now,
  });
  return id;
}
