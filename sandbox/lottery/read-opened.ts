import type { LotteryOpened } from '@liveryjs/schemas/platform';
import type { Platform } from '#sandbox/http/platform.ts';
import { fillHistory } from './fill-history.ts';
import { openDueDraws } from './open-draw.ts';
import type { Lottery } from './select-lotteries.ts';

/** The latest draws of a lottery that have opened, newest first. */
export async function readOpened(
  platform: Pick<Platform, 'db' | 'clock'>,
  lottery: Lottery,
  count: number,
): Promise<LotteryOpened[]> {
  const { db, clock } = platform;
  await openDueDraws(platform);
  await fillHistory(db, lottery, count, clock());
  const rows = await db
    .selectFrom('lottery_draw')
    .select(['numero', 'numbers', 'opened_at'])
    .where('game_code', '=', lottery.code)
    .where('numbers', 'is not', null)
    .orderBy('opens_at', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ numero, numbers, opened_at }) => ({
    gameCode: lottery.code,
    numero,
    openedAt: opened_at?.toISOString() ?? '',
    numbers: numbers ?? [],
  }));
}
