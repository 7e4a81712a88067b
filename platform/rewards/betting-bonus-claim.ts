import { claimBettingBonus } from '@liveryjs/schemas/calls/rewards';
import { moneyCall } from '#platform/client/money-call.ts';

/** The one claim of betting bonus that may be on its way. */
export const bettingBonusClaim = moneyCall('bettingBonus', claimBettingBonus);
