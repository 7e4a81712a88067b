import { moneyCall } from '#platform/client/money-call.ts';
import { cancelWithdrawal, withdraw } from '#schemas/generated/calls/withdrawals.ts';
import type { Withdrawal } from '#schemas/generated/platform.ts';

/** The one withdrawal that may be on its way. */
export const withdrawing = moneyCall<Withdrawal>('withdrawal', withdraw);

/** The one withdrawal that the member may be taking back. */
export const cancelling = moneyCall<Withdrawal>('withdrawalCancel', cancelWithdrawal);
