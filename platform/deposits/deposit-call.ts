import { moneyCall } from '#platform/client/money-call.ts';
import { orderDeposit } from '#schemas/generated/calls/deposits.ts';

/** The deposit that is on its way, which is ordered once. */
export const depositCall = moneyCall('deposit', orderDeposit);
