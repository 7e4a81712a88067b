import type { Platform } from '#sandbox/http/platform.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { TRIAL } from '#sandbox/identity/account-types.ts';
import { isPassword } from '#sandbox/identity/password.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { forgetCount, limit } from '#sandbox/identity/tally.ts';

/** @throws Refusal for an account that is only there to try the games */
export async function requireTrueAccount({ db }: Pick<Platform, 'db'>, accountId: number): Promise<void> {
  const { type } = await db
    .selectFrom('account')
    .select('type')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (type !== TRIAL) return;
  throw new Refusal(403, 'This takes an account of your own.', { code: 'need_true_account' });
}

/**
 * Who may spend points now: an account of somebody's own, while points are offered, who knows its payment password or,
 * where it has none, the one that it logs in with [7.04].
 */
export async function requireSpender(
  { db, clock }: Platform,
  accountId: number,
  password: string,
): Promise<void> {
  await requireModule(db, 'PTSYS3');
  await requireTrueAccount({ db }, accountId);
  const tally = ['spendPassword', String(accountId)] as const;
  await limit(db, tally, 'Too many tries for this account.', clock());
  const { own, payment } = await db
    .selectFrom('account')
    .select(['password_hash as own', 'payment_password_hash as payment'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(password, payment ?? own))) {
    throw new Refusal(403, 'That is not your password.', { code: 'wrong_password' });
  }
  await forgetCount(db, tally);
}
