import type { TeamLinkList } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireAgent } from '#sandbox/identity/require-agent.ts';
import { rateText, readRate } from '#sandbox/team/rates.ts';
import { readLinks } from '#sandbox/team/read-links.ts';

/** The links by which accounts register below the agent [2.36]. Path and shape are this project's own. */
export const getTeamLinks: Handler<'getTeamLinks'> = {
  async answer(_query, { db, session: { accountId } }): Promise<TeamLinkList> {
    await requireAgent({ db }, accountId);
    return { list: await readLinks(db, accountId), ownRate: rateText(await readRate(db, accountId)) };
  },
};
