import type { PointsTransactionListResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';

/** One page of the points that came and went, the latest first [7.04]. The path is this project's own. */
export const getPointsTransactions: Handler<'getPointsTransactions'> = {
  async answer(query, { db, session }): Promise<PointsTransactionListResponse> {
    await requireModule(db, 'PTSYS3');
    const { pageNo, pageSize } = query;
    let entries = db.selectFrom('points_entry').where('account_id', '=', session.accountId);
    if (query.direction) entries = entries.where('points', query.direction === 'earned' ? '>' : '<', 0);
    const { count } = await entries.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
    const rows = await entries
      .select(['id', 'at', 'reason', 'points', 'balance', 'reference'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    const total = Number(count);
    return {
      list: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
      total,
      totalPages: Math.ceil(total / pageSize),
    };
  },
};
