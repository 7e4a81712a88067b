import { transferToMember } from '@liveryjs/schemas/calls/team';
import { moneyCall } from '#client/calls/money-call.ts';

/** Money from an agent to somebody of the team [6.03]. */
export const teamTransfer = moneyCall('teamTransfer', transferToMember);

/** Money to the upline, while the account may. */
export const uplineTransfer = moneyCall('uplineTransfer', transferToMember);
