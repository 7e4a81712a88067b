import type { TeamMemberDetails } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireAgent } from '#sandbox/identity/require-agent.ts';
import { readDetails } from '#sandbox/team/read-details.ts';
import { setRate } from '#sandbox/team/set-rate.ts';

/** Changes the rate of rebate of somebody whom the agent brought. Path and shape are this project's own. */
export const setTeamRate: Handler<'setTeamRate'> = {
  async answer(_query, { db, clock, body, session: { accountId } }): Promise<TeamMemberDetails> {
    await requireAgent({ db }, accountId);
    await db.transaction().execute((transaction) => setRate(transaction, accountId, body));
    return readDetails(db, accountId, body.username, clock());
  },
};
