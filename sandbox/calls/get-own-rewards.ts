import type { OwnRewardListResponse } from '@liveryjs/schemas/platform';
import { settleRounds } from '#sandbox/arcade/table/settle-rounds.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { openDueDraws } from '#sandbox/lottery/open-draw.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { readOwnRewards } from '#sandbox/own-rewards/read-own-rewards.ts';

/** One page of the account's rewards, those that wait or those that are past. The path is this project's own. */
export const getOwnRewards: Handler<'getOwnRewards'> = {
  async answer(query, { db, clock, session: { accountId } }): Promise<OwnRewardListResponse> {
    await openDueDraws({ db, clock });
    await settleRounds(db, accountId, clock());
    const language = await languageOf(db, query.language);
    const { code: currency } = await readCurrency(db, accountId);
    const rewards = await readOwnRewards(db, { accountId, language, now: clock() });
    const list = rewards.filter(({ state }) => (state === 'READY') === (query.state === 'READY'));
    const [page, size] = [query.pageNo, query.pageSize];
    return {
      list: list.slice((page - 1) * size, page * size),
      total: list.length,
      totalPages: Math.ceil(list.length / size),
      currency,
    };
  },
};
