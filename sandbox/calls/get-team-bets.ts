import type { TeamBetsResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireAgent } from '#sandbox/identity/require-agent.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { readBets } from '#sandbox/records/read-bets.ts';
import { idsBelow } from '#sandbox/team/ids-below.ts';
import { settleTeam } from '#sandbox/team/settle-team.ts';

/** Bets of everybody below an agent. Path and shape are this project's own. */
export const getTeamBets: Handler<'getTeamBets'> = {
  async answer(query, { session: { accountId }, ...platform }): Promise<TeamBetsResponse> {
    await requireAgent(platform, accountId);
    await settleTeam(platform, accountId);
    const { db } = platform;
    const { code: currency, digits } = await readCurrency(db, accountId);
    const { list, ...bets } = await readBets(db, idsBelow(accountId, query.username), query, digits);
    return { ...bets, list: [...list], currency };
  },
};
