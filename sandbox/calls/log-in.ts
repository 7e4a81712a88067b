import type { Kysely } from 'kysely';
import type { Call } from '#sandbox/http/call.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { takeCaptcha } from '#sandbox/identity/captcha.ts';
import { nameKey } from '#sandbox/identity/name-key.ts';
import { noteLogin } from '#sandbox/identity/note-login.ts';
import { isPassword } from '#sandbox/identity/password.ts';
import { readMember } from '#sandbox/identity/read-member.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { beginSession } from '#sandbox/identity/session.ts';
import { countOnce, forgetCount, highestOf, limitAddress, type Tally } from '#sandbox/identity/tally.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import type { LoginRequest, LoginResult } from '#schemas/generated/platform.ts';

/** Failures of a name or of an address that a captcha is needed after. */
const FAILURES = 3;

/**
 * Logs in by name and password. Nobody learns whether a name exists, or that an account is closed, without its
 * password.
 */
export const logIn: Call<object, LoginRequest> = {
  method: 'POST',
  path: '/wps/session/login',
  body: 'login-request',
  sealed: true,
  response: 'login-result',
  async answer(_query, { db, clock, request, body }): Promise<LoginResult> {
    const now = clock();
    const username = nameKey(body.username);
    const failedName: Tally = ['failedName', username];
    const failedAddress: Tally = ['failedAddress', request.ip];
    await limitAddress(db, 'login', request.ip, now);
    await requireModule(db, body.type === 'sms' ? 'MOBILEVERCODELOGIN3' : 'LOGIN3');
    if (body.type === 'sms') {
      // No call of this platform sends codes: none can be right.
      throw new Refusal(403, 'No code was sent to this number.', { code: 'wrong_credentials' });
    }
    if ((await highestOf(db, [failedName, failedAddress], now)) >= FAILURES)
      await requireCaptcha(db, body, now);

    const account = await db
      .selectFrom('account')
      .select(['id', 'password_hash', 'password_expires_at', 'closed'])
      .where('username', '=', username)
      .executeTakeFirst();
    const right = await isPassword(body.password, account?.password_hash ?? null);
    if (!account || !right) {
      await countOnce(db, failedName, now);
      await countOnce(db, failedAddress, now);
      throw new Refusal(403, 'The name or the password is wrong.', { code: 'wrong_credentials' });
    }
    await forgetCount(db, failedName);
    if (account.closed) {
      const message = 'This account is closed. Please ask our customer service.';
      throw new Refusal(403, message, { code: 'account_closed' });
    }
    return db.transaction().execute(async (transaction) => ({
      firstTimeLogin: await noteLogin(transaction, { accountId: account.id, address: request.ip, now }),
      passwordExpired: account.password_expires_at !== null && account.password_expires_at <= now,
      token: await beginSession(transaction, account.id, now),
      member: await readMember(transaction, account.id),
    }));
  },
};

async function requireCaptcha(
  db: Kysely<Tables>,
  { captcha, captchaId }: LoginRequest,
  now: Date,
): Promise<void> {
  if (!captcha || !captchaId) {
    const message = 'Please type the digits in the picture too.';
    throw new Refusal(403, message, { code: 'captcha_required' });
  }
  if (await takeCaptcha(db, captchaId, captcha, now)) return;
  const message = 'Those are not the digits, or the picture has expired. Please try a new one.';
  throw new Refusal(403, message, { code: 'captcha_wrong' });
}
