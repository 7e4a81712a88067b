import { moneyCall } from '#platform/client/money-call.ts';
import { claimOwnReward } from '#schemas/generated/calls/rewards.ts';

/** The one reward that is being claimed: it is paid into the main wallet. */
export const rewardCall = moneyCall('ownReward', claimOwnReward);
