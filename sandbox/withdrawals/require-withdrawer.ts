import type { Platform } from '#sandbox/http/platform.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { requirePaymentPassword } from '#sandbox/identity/require-payment-password.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';

/**
 * Who may say where money goes: who has an account of their own, and knows the payment password that it must have.
 *
 * @throws Refusal need_true_account, payment_password_missing, wrong_password, too_many_requests
 */
export async function requireWithdrawer(
  platform: Platform,
  accountId: number,
  password: string,
): Promise<void> {
  await requireTrueAccount(platform, accountId);
  const { payment } = await platform.db
    .selectFrom('account')
    .select('payment_password_hash as payment')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (payment === null) {
    throw new Refusal(409, 'You need a payment password to withdraw. Set one first.', {
      code: 'payment_password_missing',
    });
  }
  await requirePaymentPassword(platform, accountId, password);
}
