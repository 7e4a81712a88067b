import type { TokenCall } from '#sandbox/http/call.ts';
import { requireAgent } from '#sandbox/identity/require-agent.ts';
import { readDetails } from '#sandbox/team/read-details.ts';
import type { TeamMemberDetails, TeamMemberRequest } from '#schemas/generated/platform.ts';

/** What an agent may know of somebody in the team [2.36]. Path and shape are this project's own. */
export const getTeamMember: TokenCall<TeamMemberRequest> = {
  method: 'GET',
  path: '/wps/agent/team/member',
  token: true,
  query: 'team-member-request',
  response: 'team-member-details',
  async answer({ username }, { db, clock, session: { accountId } }): Promise<TeamMemberDetails> {
    await requireAgent({ db }, accountId);
    return readDetails(db, accountId, username, clock());
  },
};
