import type { Platform } from '#sandbox/http/platform.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { isPassword } from '#sandbox/identity/password.ts';
import { forgetCount, limit } from '#sandbox/identity/tally.ts';

/**
 * Makes sure that who is logged in knows the password to log in with.
 *
 * @throws Refusal wrong_password; too_many_requests after several of them; no_password where the account has none
 */
export async function provePassword(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  accountId: number,
  password: string,
): Promise<void> {
  const tally = ['oldPassword', String(accountId)] as const;
  await limit(db, tally, 'Too many attempts for this account.', clock());
  const { password_hash: hash } = await db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (hash === null) {
    throw new Refusal(409, 'Your account has no login password yet. Please set one first.', {
      code: 'no_password',
    });
  }
  if (!(await isPassword(password, hash))) {
    const details = [{ at: 'body/password', message: 'is not the password' }];
    throw new Refusal(403, 'That password is not correct. Check it and try again.', {
      code: 'wrong_password',
      details,
    });
  }
  await forgetCount(db, tally);
}
