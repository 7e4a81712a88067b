import { claimOwnReward } from '@liveryjs/schemas/calls/rewards';
import { moneyCall } from '#client/calls/money-call.ts';

/** The one reward that is being claimed: it is paid into the main wallet. */
export const rewardCall = moneyCall('ownReward', claimOwnReward);
