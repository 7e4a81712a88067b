import type { Kysely } from 'kysely';
import { hashPassword, isPassword } from '#sandbox/identity/password.ts';
import { newCode } from '#sandbox/identity/secrets.ts';
import { countOnce } from '#sandbox/identity/tally.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { signIdentity } from './id-token.ts';
import { type IdentityReason, identityRefusal } from './identity-refusal.ts';
import { isChannelOn } from './is-channel-on.ts';

const GOOD_FOR_MS = 10 * 60 * 1000;
const TRIES = 5;
/** Codes that a number gets in five minutes. */
const CODES = 5;

/** The third party's error for numbers that end in these digits, whenever they ask for a code. */
const ALWAYS: Readonly<Record<string, IdentityReason>> = {
  5550001: 'unknown',
  5550002: 'captcha_check_failed',
  5550003: 'quota_exceeded',
  5550004: 'operation_not_allowed',
  5550005: 'too_many_requests',
  5550006: 'invalid_phone_number',
};
/** The codes of numbers that end so have expired when they come. */
const EXPIRED = '5550007';
const ENDING = 7;

/**
 * Sends a code to a number.
 *
 * @param mobile E.164; the plus may be left out
 * @throws Refusal with a code of [8.02]
 */
export async function sendPhoneCode(db: Kysely<Tables>, mobile: string, now: Date): Promise<void> {
  if (!(await isChannelOn(db, 'sms'))) throw identityRefusal('operation_not_allowed');
  const digits = digitsOf(mobile);
  const always = ALWAYS[digits.slice(-ENDING)];
  if (always) throw identityRefusal(always);
  const { count } = await countOnce(db, ['identityNumber', digits], now);
  if (count > CODES) throw identityRefusal('too_many_requests');
  const code = newCode();
  const goodForMs = digits.endsWith(EXPIRED) ? 0 : GOOD_FOR_MS;
  const row = {
    // A code of so few digits is guessed from any faster digest before it expires.
    code_hash: await hashPassword(code),
    tries: 0,
    ends_at: new Date(now.getTime() + goodForMs),
  };
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('identity_code').where('ends_at', '<=', now).execute();
    await transaction
      .insertInto('identity_code')
      .values({ mobile: digits, ...row })
      .onConflict((conflict) => conflict.column('mobile').doUpdateSet(row))
      .execute();
    const text = `${code} is the code of the sandbox's third party. It is good for 10 minutes.`;
    await transaction
      .insertInto('outbox')
      .values({ sent_at: now, channel: 'SMS', recipient: digits, text })
      .execute();
  });
}

/**
 * Takes the code of a number, which is used up by it.
 *
 * @returns what the third party says of the number, signed
 * @throws Refusal with a code of [8.02]
 */
export async function confirmPhoneCode(
  db: Kysely<Tables>,
  mobile: string,
  code: string,
  now: Date,
): Promise<string> {
  const digits = digitsOf(mobile);
  if (code.trim() === '') throw identityRefusal('missing_verification_code');
  const tried = await db
    .updateTable('identity_code')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('mobile', '=', digits)
    .where('ends_at', '>', now)
    .where('tries', '<', TRIES)
    .returning('code_hash')
    .executeTakeFirst();
  if (!tried) throw identityRefusal('code_expired');
  if (!(await isPassword(code.trim(), tried.code_hash))) throw identityRefusal('invalid_verification_code');
  const taken = await db
    .deleteFrom('identity_code')
    .where('mobile', '=', digits)
    .where('code_hash', '=', tried.code_hash)
    .returning('mobile')
    .executeTakeFirst();
  // Somebody else brought the same code at once.
  if (!taken) throw identityRefusal('code_expired');
  return signIdentity(db, { channel: 'sms', subject: digits }, now);
}

/** @throws Refusal for what is no number */
function digitsOf(mobile: string): string {
  const digits = mobile.trim().replace(/^\+/, '');
  if (digits === '') throw identityRefusal('missing_phone_number');
  // E.164 has fifteen digits at most; some write the zero of their own country too.
  if (!/^[1-9][0-9]{5,15}$/.test(digits)) throw identityRefusal('invalid_phone_number');
  return digits;
}
