import { cancelBonus } from '@liveryjs/schemas/calls/rewards';
import { moneyCall } from '#platform/client/money-call.ts';

/** The one active bonus that is being given up. */
export const bonusCall = moneyCall('bonus', cancelBonus);
