import type { LotteryMenuResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { describeLottery } from '#sandbox/lottery/describe-lottery.ts';
import { selectLotteries } from '#sandbox/lottery/select-lotteries.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';

/** The lotteries by group. What there is of a lottery is this project's own. */
export const getLotteryMenu: Handler<'getLotteryMenu'> = {
  async answer({ vassalage, gameType, language: languageCode }, { db }): Promise<LotteryMenuResponse> {
    const language = await languageOf(db, languageCode);
    let lotteries = selectLotteries(db, language);
    if (vassalage) lotteries = lotteries.where('game.vendor', '=', vassalage);
    if (gameType) lotteries = lotteries.where('game.game_type', '=', gameType);
    const rows = await lotteries.execute();
    const groups = await db
      .selectFrom('lottery_group')
      .innerJoin('lottery_group_name as english', (join) =>
        join.onRef('english.code', '=', 'lottery_group.code').on('english.language', '=', 'EN'),
      )
      .leftJoin('lottery_group_name as own', (join) =>
        join.onRef('own.code', '=', 'lottery_group.code').on('own.language', '=', language),
      )
      .select(({ fn }) => ['lottery_group.code', fn.coalesce('own.name', 'english.name').as('name')])
      .orderBy('position')
      .execute();
    return groups.flatMap(({ code, name }) => {
      const [first, ...others] = rows
        .filter(({ group_code }) => group_code === code)
        .map((row) => describeLottery(row, language));
      return first ? [{ gameGroupCode: code, labelName: name, gameMenus: [first, ...others] }] : [];
    });
  },
};
