import type { LoginRequest } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { requireBotProof } from './bot-check.ts';
import { takeCaptcha } from './captcha.ts';
import { findByLogin, loginKey } from './find-account.ts';
import { takeMailedPassword } from './mailed-password.ts';
import { isPassword } from './password.ts';
import type { Proved } from './proved.ts';
import { countOnce, forgetCount, highestOf, type Tally, waitForTurn } from './tally.ts';

/** Failures of a name or of an address that a captcha is needed after. */
const FAILURES = 3;

/**
 * Whose account a name and a password are. Nobody learns without the password whether there is one. The tries of a name,
 * and those of an address, are looked at one after the other, so that many at once are counted like many in turn.
 *
 * @throws Refusal for a captcha that is needed, before the proof is looked at; for the proof, before the captcha is used up
 */
export async function proveByPassword(
  db: Kysely<Tables>,
  login: LoginRequest,
  address: string,
  now: Date,
): Promise<Proved> {
  const failed = [
    ['failedAddress', address],
    ['failedName', loginKey(login)],
  ] as const;
  // The counts and used-up values of an attempt stay when it is refused.
  const outcome = await db.transaction().execute(async (transaction) => {
    for (const tally of failed) await waitForTurn(transaction, tally);
    return tryPassword(transaction, login, failed, now).catch((error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    });
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

async function tryPassword(
  db: Kysely<Tables>,
  login: LoginRequest,
  [failedAddress, failedName]: readonly [Tally, Tally],
  now: Date,
): Promise<Proved> {
  const suspect = (await highestOf(db, [failedName, failedAddress], now)) >= FAILURES;
  if (suspect) requireCaptcha(login);
  await requireBotProof(db, login.verification, now);
  if (suspect) await checkCaptcha(db, login, now);

  const account = await findByLogin(db, login);
  const isOwn = await isPassword(login.password, account?.password_hash ?? null);
  const mailed = !isOwn && (await takeMailedPassword(db, account?.id, login.password, now));
  if (!account || !(isOwn || mailed)) {
    await countOnce(db, failedName, now);
    await countOnce(db, failedAddress, now);
    throw new Refusal(403, 'The username or password is not correct. Check both and try again.', {
      code: 'wrong_credentials',
    });
  }
  await forgetCount(db, failedName);
  const expired = account.password_expires_at !== null && account.password_expires_at <= now;
  return { accountId: account.id, passwordExpired: mailed || expired };
}

function requireCaptcha({ captcha, captchaId }: LoginRequest): void {
  if (captcha && captchaId) return;
  throw new Refusal(403, 'Please also enter the digits in the picture.', { code: 'captcha_required' });
}

async function checkCaptcha(
  db: Kysely<Tables>,
  { captcha = '', captchaId = '' }: LoginRequest,
  now: Date,
): Promise<void> {
  if (await takeCaptcha(db, captchaId, captcha, now)) return;
  const message = 'Those digits are not correct, or the picture has expired. Please try a new one.';
  throw new Refusal(403, message, { code: 'captcha_wrong' });
}
