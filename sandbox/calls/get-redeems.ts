import type { Redeem, RedeemListResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';

/** One page of what the account has redeemed, the latest first [7.04]. The path is this project's own. */
export const getRedeems: Handler<'getRedeems'> = {
  async answer(query, { db, session }): Promise<RedeemListResponse> {
    await requireModule(db, 'PTSYS3');
    const { pageNo, pageSize } = query;
    const language = await languageOf(db, query.language);
    let redeems = db.selectFrom('redeem').where('account_id', '=', session.accountId);
    if (query.status) redeems = redeems.where('status', '=', query.status);
    const { count } = await redeems.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
    const rows = await redeems
      .innerJoin('reward', 'reward.id', 'redeem.reward_id')
      .innerJoin('reward_text as english', (join) =>
        join.onRef('english.id', '=', 'reward.id').on('english.language', '=', 'EN'),
      )
      .leftJoin('reward_text as own', (join) =>
        join.onRef('own.id', '=', 'reward.id').on('own.language', '=', language),
      )
      .select(({ fn }) => [
        'reference',
        'applied_at',
        'type',
        'quantity',
        'redeem.points',
        'status',
        'remark',
        fn.coalesce('own.name', 'english.name').as('name'),
      ])
      .orderBy('applied_at', 'desc')
      .orderBy('reference', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    const total = Number(count);
    return {
      list: rows.map(
        ({ applied_at, remark, ...row }): Redeem => ({
          ...row,
          appliedAt: applied_at.toISOString(),
          ...(remark !== null && { remark }),
        }),
      ),
      total,
      totalPages: Math.ceil(total / pageSize),
    };
  },
};
