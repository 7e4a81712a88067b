import { request } from '#platform/client/request.ts';
import type { TeamMemberDetails } from '#schemas/generated/platform.ts';

/** What an agent may know of somebody in the team. */
export function getTeamMember(username: string, signal?: AbortSignal): Promise<TeamMemberDetails> {
  return request('/wps/agent/team/member', { token: true, query: { username }, signal });
}

/** @param session number of the session whose team it is */
export function teamMemberKey(session: number, username: string) {
  return ['getTeamMember', session, username] as const;
}
