import type { SandboxStateChange } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { refuseMistakes } from '#sandbox/http/call.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { readNumbers } from './draw-numbers.ts';
import { lockDraw, openDraws } from './find-draw.ts';
import { openDraw } from './open-draw.ts';
import { familyOf } from './rules/index.ts';

/**
 * Says what the draws that take bets will open, and opens draws before their time: those that take bets, and those
 * that wait for their opening.
 *
 * @param db a transaction of the caller's
 * @throws Refusal for a lottery that is not there, and for numbers that it cannot draw
 */
export async function setDraws(
  db: Kysely<Tables>,
  { drawResults = {}, drawNow = [] }: Pick<SandboxStateChange, 'drawResults' | 'drawNow'>,
  now: Date,
): Promise<void> {
  for (const [code, text] of Object.entries(drawResults)) {
    const pointer = `body/drawResults/${code}`;
    const lottery = await lotteryOf(db, code, pointer);
    const forced = readNumbers(familyOf(lottery.family), text);
    if (!forced) return refuseMistakes([{ at: pointer, message: 'are no numbers that this lottery draws' }]);
    const { current: draw } = await openDraws(db, lottery, now);
    await lockDraw(db, code, draw);
    await db
      .updateTable('lottery_draw')
      .set({ forced: [...forced] })
      .where('game_code', '=', code)
      .where('opens_at', '=', draw.opensAt)
      .execute();
  }
  for (const [index, code] of drawNow.entries()) {
    const lottery = await lotteryOf(db, code, `body/drawNow/${index}`);
    const { current, drawing } = await openDraws(db, lottery, now);
    if (drawing) await openDraw(db, { ...lottery, ...drawing }, now);
    await openDraw(db, { ...lottery, ...current }, now);
  }
}

async function lotteryOf(db: Kysely<Tables>, code: string, pointer: string) {
  const lottery = await db.selectFrom('lottery_game').selectAll().where('code', '=', code).executeTakeFirst();
  if (!lottery) refuseMistakes([{ at: pointer, message: 'is no lottery of this platform' }]);
  return lottery as NonNullable<typeof lottery>;
}
