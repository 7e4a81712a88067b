import type { Platform } from '#sandbox/http/platform.ts';
import { requirePaymentPassword } from '#sandbox/identity/require-payment-password.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';

/** Who may spend points, while they are offered: an account of somebody's own, with its password [7.04]. */
export async function requireSpender(platform: Platform, accountId: number, password: string): Promise<void> {
  await requireTrueAccount(platform, accountId);
  await requirePaymentPassword(platform, accountId, password);
}
