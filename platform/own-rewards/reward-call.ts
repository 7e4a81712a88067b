import { moneyCall } from '#platform/client/money-call.ts';
import type { OwnReward } from '#schemas/generated/platform.ts';

/** The one reward that is being claimed: it is paid into the main wallet. */
export const rewardCall = moneyCall<OwnReward>('ownReward');
