import { moneyCall } from '#platform/client/money-call.ts';
import { claimBettingBonus } from '#schemas/generated/calls/rewards.ts';

/** The one claim of betting bonus that may be on its way. */
export const bettingBonusClaim = moneyCall('bettingBonus', claimBettingBonus);
