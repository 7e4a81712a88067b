import type { Platform } from '#sandbox/http/platform.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { requirePaymentPassword } from '#sandbox/identity/require-payment-password.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';

/** Who may spend points now: an account of somebody's own, while points are offered, with its password [7.04]. */
export async function requireSpender(platform: Platform, accountId: number, password: string): Promise<void> {
  await requireModule(platform.db, 'PTSYS3');
  await requireTrueAccount(platform, accountId);
  await requirePaymentPassword(platform, accountId, password);
}
