import type { TeamMemberDetails } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireAgent } from '#sandbox/identity/require-agent.ts';
import { readDetails } from '#sandbox/team/read-details.ts';

/** The details of somebody in the team that an agent may know [2.36]. Path and shape are this project's own. */
export const getTeamMember: Handler<'getTeamMember'> = {
  async answer({ username }, { db, clock, session: { accountId } }): Promise<TeamMemberDetails> {
    await requireAgent({ db }, accountId);
    return readDetails(db, accountId, username, clock());
  },
};
