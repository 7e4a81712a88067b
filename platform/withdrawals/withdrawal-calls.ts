import { moneyCall } from '#platform/client/money-call.ts';
import { cancelWithdrawal, withdraw } from '#schemas/generated/calls/withdrawals.ts';

/** The one withdrawal that may be on its way. */
export const withdrawing = moneyCall('withdrawal', withdraw);

/** The one withdrawal that the member may be taking back. */
export const cancelling = moneyCall('withdrawalCancel', cancelWithdrawal);
