import { request } from '#platform/client/request.ts';
import type { LotteryRules, LotteryRulesRequest } from '#schemas/generated/platform.ts';

/** How a lottery is bet on, and what it pays in a prize mode [1.09]. */
export function getLotteryRules(params: LotteryRulesRequest, signal: AbortSignal): Promise<LotteryRules> {
  return request('/lotto/lgw/games/rules', { query: { ...params }, signal });
}

export function lotteryRulesKey(params: LotteryRulesRequest) {
  return ['getLotteryRules', params] as const;
}
