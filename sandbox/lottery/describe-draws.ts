import { decimalOf } from '@liveryjs/schemas/decimal';
import type { LotteryDraw } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import type { Platform } from '#sandbox/http/platform.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { fillHistory } from './fill-history.ts';
import { drawsAfter } from './find-draw.ts';
import { jackpotOf } from './jackpot.ts';
import { openDueDraws } from './open-draw.ts';
import { familyOf } from './rules/index.ts';
import { latestOpening } from './schedule.ts';
import type { Lottery } from './select-lotteries.ts';

/** Where lotteries stand: the draw that takes bets, one that waits for its numbers, the last one, and the jackpot. */
export async function describeDraws(
  platform: Pick<Platform, 'db' | 'clock'>,
  lotteries: readonly Lottery[],
): Promise<LotteryDraw[]> {
  const { db, clock } = platform;
  await openDueDraws(platform);
  const now = clock();
  let last = await lastOpened(db, lotteries);
  const behind = lotteries.filter((lottery) => {
    const opened = last.get(lottery.code)?.opens_at;
    return opened === undefined || opened < latestOpening(lottery, now);
  });
  for (const lottery of behind) await fillHistory(db, lottery, 1, now);
  if (behind.length > 0) last = await lastOpened(db, lotteries);
  const { code: currency, digits } = await db.selectFrom('currency').selectAll().executeTakeFirstOrThrow();
  return Promise.all(
    lotteries.map(async (lottery): Promise<LotteryDraw> => {
      const { code: gameCode } = lottery;
      const opened = last.get(gameCode);
      if (!opened) throw new Error(`${gameCode} has no draw behind it.`);
      const { current, drawing } = drawsAfter(lottery, opened.opens_at, now);
      const amount = await jackpotOf(db, lottery, current.opensAt);
      const playType = familyOf(lottery.family).jackpot?.playType;
      return {
        gameCode,
        serverTime: now.toISOString(),
        current: {
          numero: current.numero,
          closesAt: current.closesAt.toISOString(),
          opensAt: current.opensAt.toISOString(),
        },
        ...(drawing && { drawing: { numero: drawing.numero, opensAt: drawing.opensAt.toISOString() } }),
        last: {
          gameCode,
          numero: opened.numero,
          openedAt: opened.opened_at?.toISOString() ?? '',
          numbers: opened.numbers ?? [],
        },
        ...(amount !== undefined &&
          playType !== undefined && { jackpot: { amount: decimalOf(amount, digits), currency, playType } }),
      };
    }),
  );
}

/** The latest draw of each lottery that has opened, by lottery. */
async function lastOpened(db: Kysely<Tables>, lotteries: readonly Lottery[]) {
  const rows = await db
    .selectFrom('lottery_draw')
    .distinctOn('game_code')
    .select(['game_code', 'opens_at', 'numero', 'numbers', 'opened_at'])
    .where(
      'game_code',
      'in',
      lotteries.map(({ code }) => code),
    )
    .where('numbers', 'is not', null)
    .orderBy('game_code')
    .orderBy('opens_at', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.game_code, row]));
}
