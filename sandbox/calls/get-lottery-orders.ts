import type { LotteryOrdersResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { openDueDraws } from '#sandbox/lottery/open-draw.ts';
import { readBets, selectBets } from '#sandbox/lottery/read-bets.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';

/** The account's own bets on lotteries, newest first. Path and shape are this project's own. */
export const getLotteryOrders: Handler<'getLotteryOrders'> = {
  async answer(
    { gameCode, status, language: languageCode, pageNo, pageSize },
    { db, clock, session: { accountId } },
  ): Promise<LotteryOrdersResponse> {
    await openDueDraws({ db, clock });
    const language = await languageOf(db, languageCode);
    const { digits } = await readCurrency(db, accountId);
    let bets = selectBets(db, accountId, language);
    if (gameCode) bets = bets.where('lottery.code', '=', gameCode);
    if (status) bets = bets.where('status', status === 'OPEN' ? '=' : '<>', 'OPEN');
    const { count } = await bets.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
    const page = bets
      .orderBy('bet_id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    return {
      bets: await readBets(page, digits, language),
      totalPages: Math.ceil(Number(count) / pageSize),
      total: Number(count),
    };
  },
};
