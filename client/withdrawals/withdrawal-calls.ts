import { cancelWithdrawal, withdraw } from '@liveryjs/schemas/calls/withdrawals';
import { moneyCall } from '#client/calls/money-call.ts';

/** The one withdrawal that may be on its way. */
export const withdrawing = moneyCall('withdrawal', withdraw);

/** The one withdrawal that the member may be taking back. */
export const cancelling = moneyCall('withdrawalCancel', cancelWithdrawal);
