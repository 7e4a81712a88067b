import type { TeamTransactionsResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireAgent } from '#sandbox/identity/require-agent.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { readMovements } from '#sandbox/records/read-movements.ts';
import { idsBelow } from '#sandbox/team/ids-below.ts';
import { settleTeam } from '#sandbox/team/settle-team.ts';

/** Movements of money of everybody below an agent. Path and shape are this project's own. */
export const getTeamTransactions: Handler<'getTeamTransactions'> = {
  async answer(query, { session: { accountId }, ...platform }): Promise<TeamTransactionsResponse> {
    await requireAgent(platform, accountId);
    await settleTeam(platform, accountId);
    const { db } = platform;
    const { code: currency, digits } = await readCurrency(db, accountId);
    const whose = idsBelow(accountId, query.username);
    const { list, ...movements } = await readMovements(db, whose, query, digits);
    return { ...movements, list: [...list], currency };
  },
};
