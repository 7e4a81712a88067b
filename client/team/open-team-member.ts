import { openTeamMember as declared } from '@liveryjs/schemas/calls/team';
import type { TeamOpened, TeamOpenRequest } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';
import { sendOnce } from '#client/calls/send-once.ts';

/**
 * Opens an account below the agent, once however often it is sent. With another password it is another account.
 *
 * @throws CallError
 */
export function openTeamMember(what: Omit<TeamOpenRequest, 'idempotencyKey'>): Promise<TeamOpened> {
  const { username, password, kind, rebateRate } = what;
  return sendOnce(['openTeamMember', username, password, kind, rebateRate], (idempotencyKey) =>
    call(declared, { ...what, idempotencyKey }),
  );
}
