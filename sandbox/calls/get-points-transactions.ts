import type { TokenCall } from '#sandbox/http/call.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import type {
  PointsTransactionListRequest,
  PointsTransactionListResponse,
} from '#schemas/generated/platform.ts';

type Query = PointsTransactionListRequest &
  Required<Pick<PointsTransactionListRequest, 'pageNo' | 'pageSize'>>;

/** One page of the points that came and went, the latest first [7.04]. The path is this project's own. */
export const getPointsTransactions: TokenCall<Query> = {
  method: 'GET',
  path: '/wps/points/transactions',
  token: true,
  query: 'points-transaction-list-request',
  response: 'points-transaction-list-response',
  async answer(query, { db, session }): Promise<PointsTransactionListResponse> {
    await requireModule(db, 'PTSYS3');
    const [pageNo, pageSize] = [Number(query.pageNo), Number(query.pageSize)];
    let own = db.selectFrom('points_entry').where('account_id', '=', session.accountId);
    if (query.direction) own = own.where('points', query.direction === 'earned' ? '>' : '<', 0);
    const { count } = await own.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
    const rows = await own
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
