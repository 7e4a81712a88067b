import { request } from '#platform/client/request.ts';
import type { BettingBonus } from '#schemas/generated/platform.ts';

/** What the bets of who is signed in have brought, by kind of games. */
export function getBettingBonus(signal?: AbortSignal): Promise<BettingBonus> {
  return request('/wps/relay/MCSFE_manualRebate', { token: true, signal });
}

/** @param session number of the session whose bets they are */
export function bettingBonusKey(session: number) {
  return ['getBettingBonus', session] as const;
}
