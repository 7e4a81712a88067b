import type { TeamList } from '@liveryjs/schemas/platform';
import { refuseMistakes } from '#sandbox/http/call.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { isPlain } from '#sandbox/identity/is-plain.ts';
import { requireAgent } from '#sandbox/identity/require-agent.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { readMembers } from '#sandbox/team/read-members.ts';
import { requireInTeam } from '#sandbox/team/require-in-team.ts';
import { teamPath } from '#sandbox/team/team-path.ts';

/** A step down an agent's team, or those of it whose names have something in them [2.36]. Path and shape are this project's own. */
export const getTeamMembers: Handler<'getTeamMembers'> = {
  async answer(query, { db, session: { accountId } }): Promise<TeamList> {
    const { upline, search, kind, sort, order } = query;
    await requireAgent({ db }, accountId);
    if (!isPlain(search ?? '')) {
      refuseMistakes([{ at: 'query/search', message: 'must not hold control characters' }]);
    }
    const isDown = upline !== undefined && search === undefined;
    const topId = isDown ? (await requireInTeam(db, accountId, upline)).id : accountId;
    const { code: currency, digits } = await readCurrency(db, accountId);
    const pageSize = query.pageSize;
    const { list, total } = await readMembers(db, {
      topId,
      whom: search === undefined ? 'direct' : { search },
      kind,
      sort,
      order,
      page: query.pageNo,
      pageSize,
      digits,
    });
    const path = isDown ? await teamPath(db, accountId, topId) : [];
    return { list, total, totalPages: Math.ceil(total / pageSize), path, currency };
  },
};
