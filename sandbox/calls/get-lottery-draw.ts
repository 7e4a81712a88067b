import type { LotteryDraw } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { closedDraw, currentDraw } from '#sandbox/lottery/find-draw.ts';
import { readOpened } from '#sandbox/lottery/read-opened.ts';
import { findLottery } from '#sandbox/lottery/select-lotteries.ts';

/** Where a lottery stands. Path and shape are this project's own. */
export const getLotteryDraw: Handler<'getLotteryDraw'> = {
  async answer({ gameCode }, platform): Promise<LotteryDraw> {
    const { db, clock } = platform;
    const lottery = await findLottery(db, gameCode);
    const [last] = await readOpened(platform, lottery, 1);
    if (!last) throw new Error(`${gameCode} has no draw behind it.`);
    const now = clock();
    const current = await currentDraw(db, lottery, now);
    const drawing = await closedDraw(db, lottery, now);
    return {
      gameCode,
      serverTime: now.toISOString(),
      current: {
        numero: current.numero,
        closesAt: current.closesAt.toISOString(),
        opensAt: current.opensAt.toISOString(),
      },
      ...(drawing ? { drawing: { numero: drawing.numero, opensAt: drawing.opensAt.toISOString() } } : {}),
      last,
    };
  },
};
