import type { TeamProfitDaysResponse } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireAgent } from '#sandbox/identity/require-agent.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { requireInTeam } from '#sandbox/team/require-in-team.ts';
import { type ResultRow, resultColumns, resultsOf, selectResults } from '#sandbox/team/select-results.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Profit and loss by day of somebody below an agent. Path and shape are this project's own. */
export const getTeamProfitDays: Handler<'getTeamProfitDays'> = {
  async answer(query, { session: { accountId }, ...platform }): Promise<TeamProfitDaysResponse> {
    await requireAgent(platform, accountId);
    const { db } = platform;
    const { id } = await requireInTeam(db, accountId, query.username);
    const { code: currency, digits } = await readCurrency(db, accountId);
    const from = new Date(query.from);
    const results = selectResults('day', { whose: sql`${id}::integer`, from, to: new Date(query.to) });
    const { rows } = await sql<ResultRow & { readonly part: number }>`
      select part, ${resultColumns.each} from ${results} as results order by part desc`.execute(db);
    return {
      list: rows.map(({ part, ...row }) => ({
        day: new Date(from.getTime() + part * DAY).toISOString(),
        results: resultsOf(row, digits),
      })),
      currency,
    };
  },
};
