import { call } from '#platform/client/call.ts';
import { sendOnce } from '#platform/client/send-once.ts';
import { makeTeamLink as declared } from '#schemas/generated/calls/team.ts';
import type { TeamLink, TeamLinkRequest } from '#schemas/generated/platform.ts';

/**
 * Makes a link by which accounts register below the agent, once however often it is sent.
 *
 * @throws CallError
 */
export function makeTeamLink(what: Omit<TeamLinkRequest, 'idempotencyKey'>): Promise<TeamLink> {
  return sendOnce(['makeTeamLink', what.name, what.kind, what.rebateRate], (idempotencyKey) =>
    call(declared, { ...what, idempotencyKey }),
  );
}
