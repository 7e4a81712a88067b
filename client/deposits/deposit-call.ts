import { orderDeposit } from '@liveryjs/schemas/calls/deposits';
import { moneyCall } from '#client/calls/money-call.ts';

/** The deposit that is on its way, which is ordered once. */
export const depositCall = moneyCall('deposit', orderDeposit);
