import { settleRounds } from '#sandbox/arcade/table/settle-rounds.ts';
import type { TokenCall } from '#sandbox/http/call.ts';
import { openDueDraws } from '#sandbox/lottery/open-draw.ts';
import { readOwnRewards } from '#sandbox/own-rewards/read-own-rewards.ts';
import type { OwnRewardListRequest, OwnRewardListResponse } from '#schemas/generated/platform.ts';
import { languageOf } from './language-of.ts';
import { readCurrency } from './read-currency.ts';

type Query = OwnRewardListRequest & Required<Pick<OwnRewardListRequest, 'pageNo' | 'pageSize'>>;

/** One page of the account's rewards, those that wait or those that are past. The path is this project's own. */
export const getOwnRewards: TokenCall<Query> = {
  method: 'GET',
  path: '/wps/reward-centre',
  token: true,
  query: 'own-reward-list-request',
  response: 'own-reward-list-response',
  async answer(query, { db, clock, session: { accountId } }): Promise<OwnRewardListResponse> {
    await openDueDraws({ db, clock });
    await settleRounds(db, accountId, clock());
    const language = await languageOf(db, query.language);
    const { code: currency } = await readCurrency(db, accountId);
    const rewards = await readOwnRewards(db, { accountId, language, now: clock() });
    const list = rewards.filter(({ state }) => (state === 'READY') === (query.state === 'READY'));
    const [page, size] = [Number(query.pageNo), Number(query.pageSize)];
    return {
      list: list.slice((page - 1) * size, page * size),
      total: list.length,
      totalPages: Math.ceil(list.length / size),
      currency,
    };
  },
};
