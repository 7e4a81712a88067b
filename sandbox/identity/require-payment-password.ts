import type { Platform } from '#sandbox/http/platform.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { isPassword } from './password.ts';
import { forgetCount, limit } from './tally.ts';

/**
 * Who may spend what an account holds: who knows its payment password or, where it has none, the one that it logs in
 * with [7.04].
 *
 * @throws Refusal wrong_password; too_many_requests after several of them
 */
export async function requirePaymentPassword(
  { db, clock }: Platform,
  accountId: number,
  password: string,
): Promise<void> {
  const tally = ['spendPassword', String(accountId)] as const;
  await limit(db, tally, 'Too many attempts for this account.', clock());
  const { own, payment } = await db
    .selectFrom('account')
    .select(['password_hash as own', 'payment_password_hash as payment'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(password, payment ?? own))) {
    throw new Refusal(403, 'That password is not correct. Check it and try again.', {
      code: 'wrong_password',
    });
  }
  await forgetCount(db, tally);
}
