import { request } from '#platform/client/request.ts';
import { sendOnce } from '#platform/client/send-once.ts';
import type { TeamLink, TeamLinkRequest } from '#schemas/generated/platform.ts';

/**
 * Makes a link by which accounts register below the agent, once however often it is sent.
 *
 * @throws CallError
 */
export function makeTeamLink(what: Omit<TeamLinkRequest, 'idempotencyKey'>): Promise<TeamLink> {
  return sendOnce(['makeTeamLink', what.name, what.kind, what.rebateRate], (idempotencyKey) => {
    const body: TeamLinkRequest = { ...what, idempotencyKey };
    return request('/wps/agent/team/links', { method: 'POST', body, token: true });
  });
}
