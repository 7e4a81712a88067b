import type { LotteryRecentResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { describeLottery } from '#sandbox/lottery/describe-lottery.ts';
import { selectLotteries } from '#sandbox/lottery/select-lotteries.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';

const MOST = 20;

/** The lotteries that the account bet on, the latest first. */
export const getRecentLotteries: Handler<'getRecentLotteries'> = {
  async answer(
    { vassalage, gameType, language: languageCode },
    { db, session },
  ): Promise<LotteryRecentResponse> {
    const language = await languageOf(db, languageCode);
    let lotteries = selectLotteries(db, language).innerJoin(
      (query) =>
        query
          .selectFrom('lottery_order')
          .select(({ fn }) => ['game_code', fn.max('placed_at').as('last')])
          .where('account_id', '=', session.accountId)
          .groupBy('game_code')
          .as('mine'),
      (join) => join.onRef('mine.game_code', '=', 'lottery.code'),
    );
    if (vassalage) lotteries = lotteries.where('game.vendor', '=', vassalage);
    if (gameType) lotteries = lotteries.where('game.game_type', '=', gameType);
    const rows = await lotteries
      .clearOrderBy()
      .orderBy('last', 'desc')
      .orderBy('lottery.position')
      .limit(MOST)
      .execute();
    return rows.map((row) => describeLottery(row, language));
  },
};
