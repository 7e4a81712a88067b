import { request } from '#platform/client/request.ts';
import type { TeamLinkList } from '#schemas/generated/platform.ts';

/** The links by which accounts register below the agent, and the agent's own rate. */
export function getTeamLinks(signal?: AbortSignal): Promise<TeamLinkList> {
  return request('/wps/agent/team/links', { token: true, signal });
}

/** @param session number of the session whose links they are */
export function teamLinksKey(session: number) {
  return ['getTeamLinks', session] as const;
}
