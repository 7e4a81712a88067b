import { moneyCall } from '#platform/client/money-call.ts';
import type { BettingBonusClaim } from '#schemas/generated/platform.ts';

/** The one claim of betting bonus that may be on its way. */
export const bettingBonusClaim = moneyCall<BettingBonusClaim>('bettingBonus');
