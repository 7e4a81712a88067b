import type { LotteryOpenedResponse } from '@liveryjs/schemas/platform';
import { refuseMistakes } from '#sandbox/http/call.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { readOpened } from '#sandbox/lottery/read-opened.ts';
import { findLottery } from '#sandbox/lottery/select-lotteries.ts';

/** The vendor whose lotteries have a call of their own. */
const VN = 'TCG_LOTTO_VN';

/** The latest opened numbers of a lottery. Its fields are this project's own. */
export const getOpenedNumbers: Handler<'getOpenedNumbers'> = {
  async answer({ gameCode, count }, platform): Promise<LotteryOpenedResponse> {
    return readOpened(platform, await findLottery(platform.db, gameCode), Number(count));
  },
};

/** The same of a Vietnamese lottery. */
export const getVnOpenedNumbers: Handler<'getVnOpenedNumbers'> = {
  ...getOpenedNumbers,
  async answer({ gameCode, count }, platform): Promise<LotteryOpenedResponse> {
    const lottery = await findLottery(platform.db, gameCode);
    if (lottery.vendor !== VN) {
      refuseMistakes([{ at: 'query/gameCode', message: 'is no Vietnamese lottery' }]);
    }
    return readOpened(platform, lottery, Number(count));
  },
};
