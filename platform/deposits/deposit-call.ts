import { moneyCall } from '#platform/client/money-call.ts';
import { orderDeposit } from '#schemas/generated/calls/deposits.ts';
import type { DepositOrder } from '#schemas/generated/platform.ts';

/** The deposit that is on its way, which is ordered once. */
export const depositCall = moneyCall<DepositOrder>('deposit', orderDeposit);
