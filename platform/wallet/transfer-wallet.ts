import { type MoneyState, moneyCall } from '#platform/client/money-call.ts';
import { request } from '#platform/client/request.ts';
import type { WalletTransfer, WalletTransferRequest } from '#schemas/generated/platform.ts';

/** The one transfer between own wallets that may be under way. */
export const walletTransfer = moneyCall<WalletTransfer>('walletTransfer');

/** Moves money between own wallets, once. */
export function transferWallet(
  what: Omit<WalletTransferRequest, 'idempotencyKey'>,
): Promise<MoneyState<WalletTransfer>> {
  return walletTransfer.send((idempotencyKey) => {
    const body: WalletTransferRequest = { ...what, idempotencyKey };
    return request('/wps/relay/GCS_walletTransfer', { method: 'POST', body, token: true });
  });
}
