import { request } from '#platform/client/request.ts';
import type { TeamOverview, TeamOverviewRequest } from '#schemas/generated/platform.ts';

/** What the team of the agent who is signed in did in a period, and in the one before. */
export function getTeamOverview(period: TeamOverviewRequest, signal?: AbortSignal): Promise<TeamOverview> {
  return request('/wps/agent/team/overview', { token: true, query: { ...period }, signal });
}

/** @param session number of the session whose team it is */
export function teamOverviewKey(session: number, period: TeamOverviewRequest) {
  return ['getTeamOverview', session, period] as const;
}
