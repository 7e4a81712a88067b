import { transferWallet } from '@liveryjs/schemas/calls/wallet';
import { moneyCall } from '#client/calls/money-call.ts';

/** The one transfer between the account's own wallets that may be on its way. */
export const walletTransfer = moneyCall('walletTransfer', transferWallet);
