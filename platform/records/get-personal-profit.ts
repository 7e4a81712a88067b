import { request } from '#platform/client/request.ts';
import type { PersonalProfit, PersonalProfitRequest } from '#schemas/generated/platform.ts';

/** What who is signed in has won and lost by days. */
export function getPersonalProfit(
  query: PersonalProfitRequest,
  signal?: AbortSignal,
): Promise<PersonalProfit> {
  return request('/wps/relay/MCSFE_personalProfit', { token: true, query: { ...query }, signal });
}

/** @param session number of the session whose bets they are */
export function personalProfitKey(session: number, query: PersonalProfitRequest) {
  return ['getPersonalProfit', session, query] as const;
}
