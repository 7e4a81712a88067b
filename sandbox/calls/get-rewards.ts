import type { RewardListResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';

/** One page of what points are spent on, from the cheapest to the dearest [7.04]. The path is this project's own. */
export const getRewards: Handler<'getRewards'> = {
  async answer(query, { db, request }): Promise<RewardListResponse> {
    await requireModule(db, 'PTSYS3');
    const { pageNo, pageSize } = query;
    const language = await languageOf(db, query.language);
    const look = new URLSearchParams({ merchant: query.merchant ?? merchantOf(request) });
    let fitting = db.selectFrom('reward');
    if (query.type) fitting = fitting.where('type', '=', query.type);
    if (query.maxPoints !== undefined) fitting = fitting.where('points', '<=', Number(query.maxPoints));
    const { count } = await fitting.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
    const rows = await fitting
      .innerJoin('reward_text as english', (join) =>
        join.onRef('english.id', '=', 'reward.id').on('english.language', '=', 'EN'),
      )
      .leftJoin('reward_text as own', (join) =>
        join.onRef('own.id', '=', 'reward.id').on('own.language', '=', language),
      )
      .select(({ fn }) => [
        'reward.id',
        'type',
        'art',
        'points',
        'stock',
        fn.coalesce('own.name', 'english.name').as('name'),
        fn.coalesce('own.description', 'english.description').as('description'),
      ])
      .orderBy('position')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    const total = Number(count);
    return {
      list: rows.map(({ art, ...row }) => ({ ...row, image: `/sandbox/img/thing/${art}.svg?${look}` })),
      total,
      totalPages: Math.ceil(total / pageSize),
    };
  },
};
