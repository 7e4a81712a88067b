import type { LotteryDraw } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { describeDraws } from '#sandbox/lottery/describe-draws.ts';
import { findLottery } from '#sandbox/lottery/select-lotteries.ts';

/** Where a lottery stands. Path and shape are this project's own. */
export const getLotteryDraw: Handler<'getLotteryDraw'> = {
  async answer({ gameCode }, platform): Promise<LotteryDraw> {
    const [draw] = await describeDraws(platform, [await findLottery(platform.db, gameCode)]);
    if (!draw) throw new Error(`Nothing is known of ${gameCode}.`);
    return draw;
  },
};
