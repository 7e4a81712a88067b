import type { SmsSent } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import { say } from '#sandbox/messages/say.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { findByNumber } from './find-account.ts';
import { mobileKey } from './mobile-key.ts';
import { hashPassword, isPassword } from './password.ts';
import { pauseUntil } from './pause.ts';
import { newCode } from './secrets.ts';
import { limit, tooMany } from './tally.ts';

const GOOD_FOR_MS = 10 * 60 * 1000;
const TRIES = 5;

interface Wanted {
  readonly purpose: Tables['sms_code']['purpose'];
  /** Digits only. */
  readonly dialingCode: string;
  /** Digits only. */
  readonly mobile: string;
}

/**
 * Sends a code to a number; for a login or a password only to one that an account has, which the answer does not tell.
 *
 * @param language of the text; that of the account where there is one
 * @returns how long the next code waits [4.10]
 * @throws Refusal too soon after the last code, and for a number that no message can be sent to
 */
export async function sendCode(
  db: Kysely<Tables>,
  { language, ...codeRequest }: Wanted & { readonly language?: string },
  now: Date,
): Promise<SmsSent> {
  const key = keyOf(codeRequest);
  await requireCountry(db, codeRequest);
  const code = newCode();
  // A code of so few digits is guessed from any faster digest before it expires.
  const hash = await hashPassword(code);
  return db.transaction().execute(async (transaction) => {
    const account = await findByNumber(transaction, codeRequest);
    const sent = codeRequest.purpose === 'register' || account !== undefined;
    const { nextAt, answer } = await pauseUntil(transaction, now);
    await begin(transaction, { ...key, code_hash: sent ? hash : null, next_at: nextAt }, now);
    const number = `${key.dialing_code}${key.mobile_num}`;
    await limit(transaction, ['smsNumber', number], 'Too many codes for this number.', now);
    const text = say(account?.language ?? language ?? 'EN', `sms.${codeRequest.purpose}`, { code });
    // Also where nothing is sent: a statement less would tell by its time.
    await sql`
      insert into outbox (sent_at, channel, recipient, text)
      select ${now}::timestamptz, 'SMS', ${number}, ${text} where ${sent}::boolean`.execute(transaction);
    return answer;
  });
}

/**
 * Uses up a code. Not for a transaction: a try that fails must be counted.
 *
 * @throws Refusal for a code that is not, or no longer, good for the number and the purpose
 */
export async function takeCode(
  db: Kysely<Tables>,
  { code, ...codeRequest }: Wanted & { readonly code: string },
  now: Date,
): Promise<void> {
  const key = keyOf(codeRequest);
  const tried = await db
    .updateTable('sms_code')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where(({ eb }) => eb.and(key))
    .where('ends_at', '>', now)
    .where('tries', '<', TRIES)
    .returning('code_hash')
    .executeTakeFirst();
  const hash = tried?.code_hash ?? null;
  if (await isPassword(code.trim(), hash)) {
    // Only one of two requests that bring the code at once finds it still there.
    const taken = await db
      .updateTable('sms_code')
      .set({ code_hash: null })
      .where(({ eb }) => eb.and(key))
      .where('code_hash', '=', hash)
      .returning('purpose')
      .executeTakeFirst();
    if (taken) return;
  }
  throw codeWrong();
}

export function codeWrong(): Refusal {
  const message = 'That code is not correct or has expired. Check it, or send a new one.';
  return new Refusal(403, message, { code: 'code_wrong' });
}

type Key = Pick<Tables['sms_code'], 'purpose' | 'dialing_code' | 'mobile_num'>;

function keyOf({ purpose, dialingCode, mobile }: Wanted): Key {
  return { purpose, dialing_code: dialingCode, mobile_num: mobileKey(mobile) };
}

/** Puts a code in the place of the last one. @throws Refusal before its pause is over */
async function begin(
  db: Kysely<Tables>,
  { code_hash, next_at, ...key }: Key & Pick<Tables['sms_code'], 'code_hash' | 'next_at'>,
  now: Date,
): Promise<void> {
  await db.deleteFrom('sms_code').where('ends_at', '<=', now).where('next_at', '<=', now).execute();
  const fresh = { code_hash, next_at, tries: 0, ends_at: new Date(now.getTime() + GOOD_FOR_MS) };
  const begun = await db
    .insertInto('sms_code')
    .values({ ...key, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'dialing_code', 'mobile_num'])
        .doUpdateSet(fresh)
        .where('sms_code.next_at', '<=', now),
    )
    .returning('purpose')
    .executeTakeFirst();
  if (begun) return;
  const last = await db
    .selectFrom('sms_code')
    .select('next_at')
    .where(({ eb }) => eb.and(key))
    .executeTakeFirstOrThrow();
  throw tooMany('A code was asked for just now.', last.next_at, now);
}

/** @throws Refusal for a number of a country that there is no way to [8.01] */
export async function requireCountry(
  db: Kysely<Tables>,
  { dialingCode, mobile }: Pick<Wanted, 'dialingCode' | 'mobile'>,
): Promise<void> {
  const country = await db
    .selectFrom('country')
    .select('dialing_code')
    .where('dialing_code', '=', dialingCode)
    .executeTakeFirst();
  // E.164 has fifteen digits at most.
  if (country && dialingCode.length + mobileKey(mobile).length <= 15) return;
  const message = `No message can be sent to +${dialingCode} ${mobile}. Please check the number.`;
  throw new Refusal(403, message, { code: 'sms_failed' });
}
