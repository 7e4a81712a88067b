import { request } from '#platform/client/request.ts';
import type { TeamProfitDaysRequest, TeamProfitDaysResponse } from '#schemas/generated/platform.ts';

/** The days of a period on which somebody below an agent bet or moved money, newest first. */
export function getTeamProfitDays(
  params: TeamProfitDaysRequest,
  signal?: AbortSignal,
): Promise<TeamProfitDaysResponse> {
  return request('/wps/agent/profit/days', { token: true, query: { ...params }, signal });
}

/** @param session number of the session of the agent */
export function teamProfitDaysKey(session: number, params: TeamProfitDaysRequest) {
  return ['getTeamProfitDays', session, params] as const;
}
