import type { TeamProfitResponse } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireAgent } from '#sandbox/identity/require-agent.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { idsBelow } from '#sandbox/team/ids-below.ts';
import { type ResultRow, resultColumns, resultsOf, selectResults } from '#sandbox/team/select-results.ts';
import { settleTeam } from '#sandbox/team/settle-team.ts';

/** Profit and loss of everybody below an agent who bet or moved money. Path and shape are this project's own. */
export const getTeamProfit: Handler<'getTeamProfit'> = {
  async answer(query, { session: { accountId }, ...platform }): Promise<TeamProfitResponse> {
    await requireAgent(platform, accountId);
    await settleTeam(platform, accountId);
    const { db } = platform;
    const { code: currency, digits } = await readCurrency(db, accountId);
    const { pageNo, pageSize } = query;
    const results = selectResults('account', {
      whose: idsBelow(accountId, query.username),
      from: new Date(query.from),
      to: new Date(query.to),
    });
    const sums = await sql<ResultRow & { readonly count: string }>`
      select count(*)::text as count, ${resultColumns.together} from ${results} as results`.execute(db);
    // Names upward, sums downward, unless the other way round is asked for.
    const upward = (query.sort === 'username') === (query.direction === 'forth');
    // As numbers: the columns of the answer are texts.
    const column = query.sort === 'username' ? query.sort : `results.${query.sort}`;
    const page = await sql<ResultRow & { readonly username: string }>`
      select username, ${resultColumns.each} from ${results} as results join account on account.id = part
      order by ${sql.ref(column)} ${upward ? sql`asc` : sql`desc`}, username
      limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
    const [{ count = '0', ...together } = { count: '0' }] = sums.rows;
    const total = Number(count);
    return {
      list: page.rows.map(({ username, ...row }) => ({ username, results: resultsOf(row, digits) })),
      total,
      totalPages: Math.ceil(total / pageSize),
      results: resultsOf(together as ResultRow, digits),
      currency,
    };
  },
};
