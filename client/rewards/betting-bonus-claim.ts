import { claimBettingBonus } from '@liveryjs/schemas/calls/rewards';
import { moneyCall } from '#client/calls/money-call.ts';

/** The one claim of betting bonus that may be on its way. */
export const bettingBonusClaim = moneyCall('bettingBonus', claimBettingBonus);
