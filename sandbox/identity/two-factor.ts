import type { SmsSent, TwoFactorChallenge, TwoFactorLoginRequest } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import { say } from '#sandbox/messages/say.ts';
import { maskEmail } from '#sandbox/profile/mask-contact.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { pauseUntil } from './pause.ts';
import type { Proved } from './proved.ts';
import { digest, newCode, newSecret, sameDigest } from './secrets.ts';
import { codeWrong } from './sms-code.ts';
import { limit, tooMany } from './tally.ts';

const GOOD_FOR_MS = 10 * 60 * 1000;
const TRIES = 5;

/** Sends a code to an account's mail address, and lets its login wait for it. */
export async function beginSecondStep(
  db: Kysely<Tables>,
  { accountId, passwordExpired }: Proved,
  now: Date,
): Promise<TwoFactorChallenge> {
  await db.deleteFrom('two_factor').where('ends_at', '<=', now).execute();
  const [challengeId, code] = [newSecret(), newCode()];
  const { nextAt, minutes } = await pauseUntil(db, now);
  await db
    .insertInto('two_factor')
    .values({
      id_hash: digest(challengeId),
      account_id: accountId,
      code_hash: digest(challengeId, code),
      password_expired: passwordExpired,
      ends_at: new Date(now.getTime() + GOOD_FOR_MS),
      next_at: nextAt,
    })
    .execute();
  const email = await mailCode(db, accountId, code, now);
  return { challengeId, channel: 'EMAIL', recipient: maskEmail(email), expiredMinutes: minutes };
}

/**
 * Sends another code in the place of the last one; the login waits no longer, and has no more tries, for that.
 *
 * @throws Refusal too soon after the last code, and where no login waits
 */
export async function sendSecondCode(db: Kysely<Tables>, challengeId: string, now: Date): Promise<SmsSent> {
  const code = newCode();
  return db.transaction().execute(async (transaction) => {
    const { nextAt, answer } = await pauseUntil(transaction, now);
    const sent = await transaction
      .updateTable('two_factor')
      .set({ code_hash: digest(challengeId, code), next_at: nextAt })
      .where('id_hash', '=', digest(challengeId))
      .where('ends_at', '>', now)
      .where('tries', '<', TRIES)
      .where('next_at', '<=', now)
      .returning('account_id')
      .executeTakeFirst();
    if (!sent) throw await notSent(transaction, challengeId, now);
    await mailCode(transaction, sent.account_id, code, now);
    return answer;
  });
}

/**
 * Ends the wait of a login with its code. Not for a transaction: a try that fails must be counted.
 *
 * @throws Refusal for a wrong code, and where no login waits
 */
export async function takeSecondStep(
  db: Kysely<Tables>,
  { challengeId, code }: TwoFactorLoginRequest,
  now: Date,
): Promise<Proved> {
  const tried = await db
    .updateTable('two_factor')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id_hash', '=', digest(challengeId))
    .where('ends_at', '>', now)
    .where('tries', '<', TRIES)
    .returning('code_hash')
    .executeTakeFirst();
  if (!tried) throw challengeOver();
  if (!sameDigest(tried.code_hash, digest(challengeId, code.trim()))) throw codeWrong();
  const taken = await db
    .deleteFrom('two_factor')
    .where('id_hash', '=', digest(challengeId))
    .returning(['account_id', 'password_expired'])
    .executeTakeFirst();
  // Somebody else brought the same code at once.
  if (!taken) throw challengeOver();
  return { accountId: taken.account_id, passwordExpired: taken.password_expired };
}

/** @returns the address */
async function mailCode(db: Kysely<Tables>, accountId: number, code: string, now: Date): Promise<string> {
  await limit(db, ['mailedCode', String(accountId)], 'Too many codes for this account.', now);
  const { email, nickname, language } = await db
    .selectFrom('account')
    .select(['email', 'nickname', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  // The table takes no account that asks for a code without an address for it.
  const recipient = email ?? '';
  const mail = {
    subject: say(language, 'twoFactorMail.subject'),
    text: say(language, 'twoFactorMail.text', { nickname, code }),
  };
  await db
    .insertInto('outbox')
    .values({ ...mail, sent_at: now, channel: 'EMAIL', recipient })
    .execute();
  return recipient;
}

async function notSent(db: Kysely<Tables>, challengeId: string, now: Date): Promise<Refusal> {
  const waiting = await db
    .selectFrom('two_factor')
    .select('next_at')
    .where('id_hash', '=', digest(challengeId))
    .where('ends_at', '>', now)
    .where('tries', '<', TRIES)
    .executeTakeFirst();
  return waiting ? tooMany('A code was sent just now.', waiting.next_at, now) : challengeOver();
}

function challengeOver(): Refusal {
  const message = 'This login took too long or had too many attempts. Please log in again.';
  return new Refusal(403, message, { code: 'challenge_over' });
}
