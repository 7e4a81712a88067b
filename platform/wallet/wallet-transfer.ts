import { moneyCall } from '#platform/client/money-call.ts';
import { transferWallet } from '#schemas/generated/calls/wallet.ts';
import type { WalletTransfer } from '#schemas/generated/platform.ts';

/** The one transfer between the account's own wallets that may be on its way. */
export const walletTransfer = moneyCall<WalletTransfer>('walletTransfer', transferWallet);
