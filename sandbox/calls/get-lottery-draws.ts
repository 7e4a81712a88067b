import type { LotteryDrawsResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { describeDraws } from '#sandbox/lottery/describe-draws.ts';
import { selectLotteries } from '#sandbox/lottery/select-lotteries.ts';

/** Where every lottery of the menu stands. Path and shape are this project's own. */
export const getLotteryDraws: Handler<'getLotteryDraws'> = {
  async answer(_query, platform): Promise<LotteryDrawsResponse> {
    const lotteries = await selectLotteries(platform.db).execute();
    return lotteries.length === 0 ? [] : describeDraws(platform, lotteries);
  },
};
