import { moneyCall } from '#platform/client/money-call.ts';
import { cancelBonus } from '#schemas/generated/calls/rewards.ts';

/** The one active bonus that is being given up. */
export const bonusCall = moneyCall('bonus', cancelBonus);
