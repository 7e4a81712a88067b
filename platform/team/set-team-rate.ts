import { request } from '#platform/client/request.ts';
import type { TeamMemberDetails, TeamRateRequest } from '#schemas/generated/platform.ts';

/**
 * Sets the rate of somebody whom the agent brought.
 *
 * @throws CallError
 */
export function setTeamRate(body: TeamRateRequest): Promise<TeamMemberDetails> {
  return request('/wps/agent/team/rate', { method: 'PUT', body, token: true });
}
