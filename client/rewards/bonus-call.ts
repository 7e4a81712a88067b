import { cancelBonus } from '@liveryjs/schemas/calls/rewards';
import { moneyCall } from '#client/calls/money-call.ts';

/** The one active bonus that is being given up. */
export const bonusCall = moneyCall('bonus', cancelBonus);
