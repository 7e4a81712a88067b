import { makeTeamLink as declared } from '@liveryjs/schemas/calls/team';
import type { TeamLink, TeamLinkRequest } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';
import { sendOnce } from '#client/calls/send-once.ts';

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
