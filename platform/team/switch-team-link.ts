import { request } from '#platform/client/request.ts';
import type { TeamLink, TeamLinkSwitchRequest } from '#schemas/generated/platform.ts';

/**
 * Switches one of the agent's links off, or on again.
 *
 * @throws CallError
 */
export function switchTeamLink(body: TeamLinkSwitchRequest): Promise<TeamLink> {
  return request('/wps/agent/team/links/switch', { method: 'POST', body, token: true });
}
