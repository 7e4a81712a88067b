import type { AccountCodeRequest, SmsSent } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import { hashPassword, isPassword } from '#sandbox/identity/password.ts';
import { pauseUntil } from '#sandbox/identity/pause.ts';
import { newCode } from '#sandbox/identity/secrets.ts';
import { codeWrong } from '#sandbox/identity/sms-code.ts';
import { limit, tooMany } from '#sandbox/identity/tally.ts';
import { say } from '#sandbox/messages/say.ts';
import type { Tables } from '#sandbox/store/tables.ts';

const GOOD_FOR_MS = 10 * 60 * 1000;
const TRIES = 5;
const PAIR = ['account_id', 'purpose', 'channel'] as const;

interface Wanted extends Pick<AccountCodeRequest, 'purpose' | 'channel'> {
  readonly accountId: number;
  /** A mail address, or all digits of a number. */
  readonly recipient: string;
}

/** A code that somebody brings, and the field that it came in. */
interface Brought extends Wanted {
  readonly code: string;
  readonly at: string;
}

/**
 * Sends a code to who is logged in, in the language of the account.
 *
 * @returns how long the next code waits [4.10]
 * @throws Refusal too soon after the last code, and after too many
 */
export async function sendAccountCode(
  db: Kysely<Tables>,
  { accountId, purpose, channel, recipient }: Wanted,
  now: Date,
): Promise<SmsSent> {
  const code = newCode();
  const code_hash = await hashPassword(code);
  return db.transaction().execute(async (transaction) => {
    const { nextAt, answer } = await pauseUntil(transaction, now);
    const key = { account_id: accountId, purpose, channel };
    const ends_at = new Date(now.getTime() + GOOD_FOR_MS);
    const fresh = { recipient, code_hash, tries: 0, ends_at, next_at: nextAt };
    const begun = await transaction
      .insertInto('account_code')
      .values({ ...key, ...fresh })
      .onConflict((conflict) =>
        conflict.columns(PAIR).doUpdateSet(fresh).where('account_code.next_at', '<=', now),
      )
      .returning('purpose')
      .executeTakeFirst();
    if (!begun) throw await tooSoon(transaction, key, now);
    const isMail = channel === 'EMAIL';
    await limit(
      transaction,
      [isMail ? 'mailedCode' : 'accountSms', String(accountId)],
      'Too many codes for this account.',
      now,
    );
    if (!isMail) await limit(transaction, ['smsNumber', recipient], 'Too many codes for this number.', now);
    const { language } = await transaction
      .selectFrom('account')
      .select('language')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const subject = say(language, 'accountCode.subject');
    const text = say(language, `accountCode.${purpose}`, { code });
    await transaction
      .insertInto('outbox')
      .values({ sent_at: now, channel, recipient, text, subject: isMail ? subject : null })
      .execute();
    return answer;
  });
}

/**
 * Uses up codes, all of them or none: who has mistyped one keeps the other. Not for a transaction: a try that fails
 * must be counted.
 *
 * @throws Refusal that names the first code that is not, or no longer, good
 */
export async function takeAccountCodes(
  db: Kysely<Tables>,
  brought: readonly Brought[],
  now: Date,
): Promise<void> {
  const good: Pick<Tables['account_code'], (typeof PAIR)[number] | 'code_hash'>[] = [];
  for (const { accountId: account_id, purpose, channel, recipient, code, at } of brought) {
    const tried = await db
      .updateTable('account_code')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where(({ eb }) => eb.and({ account_id, purpose, channel, recipient }))
      .where('ends_at', '>', now)
      .where('tries', '<', TRIES)
      .returning('code_hash')
      .executeTakeFirst();
    if (!tried || !(await isPassword(code.trim(), tried.code_hash))) throw wrongCode(at);
    good.push({ account_id, purpose, channel, code_hash: tried.code_hash });
  }
  for (const [index, key] of good.entries()) {
    const { numDeletedRows: taken } = await db
      .deleteFrom('account_code')
      .where(({ eb }) => eb.and(key))
      .executeTakeFirstOrThrow();
    // Somebody else brought the same code at once.
    if (taken === 0n) throw wrongCode(brought[index]?.at ?? '');
  }
}

function wrongCode(fieldName: string): Refusal {
  const { status, message, error } = codeWrong();
  return new Refusal(status, message, {
    ...error,
    details: [{ at: `body/${fieldName}`, message: 'is not the code' }],
  });
}

async function tooSoon(
  db: Kysely<Tables>,
  key: Pick<Tables['account_code'], (typeof PAIR)[number]>,
  now: Date,
): Promise<Refusal> {
  const { next_at } = await db
    .selectFrom('account_code')
    .select('next_at')
    .where(({ eb }) => eb.and(key))
    .executeTakeFirstOrThrow();
  return tooMany('A code was asked for just now.', next_at, now);
}
