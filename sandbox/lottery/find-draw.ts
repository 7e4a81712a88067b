import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import {
  closingOf,
  currentOpening,
  latestOpening,
  numeroOf,
  openingAfter,
  type Schedule,
} from './schedule.ts';

/** A draw, as the schedule has it. */
export interface Draw {
  readonly numero: string;
  readonly closesAt: Date;
  readonly opensAt: Date;
}

interface Drawing extends Schedule {
  readonly code: string;
}

/** The draw that takes bets: as the schedule has it or, where that one opened before its time, the one after it. */
export async function currentDraw(db: Kysely<Tables>, lottery: Drawing, now: Date): Promise<Draw> {
  const scheduled = currentOpening(lottery, now);
  const last = await db
    .selectFrom('lottery_draw')
    .select('opens_at')
    .where('game_code', '=', lottery.code)
    .where('opens_at', '>=', scheduled)
    .where('numbers', 'is not', null)
    .orderBy('opens_at', 'desc')
    .executeTakeFirst();
  return drawAt(lottery, last ? openingAfter(lottery, last.opens_at, 1) : scheduled);
}

/** The draw that takes no more bets and has not opened, if there is one. */
export async function closedDraw(db: Kysely<Tables>, lottery: Drawing, now: Date): Promise<Draw | undefined> {
  const opensAt = openingAfter(lottery, currentOpening(lottery, now), -1);
  if (opensAt.getTime() <= latestOpening(lottery, now).getTime()) return undefined;
  const opened = await db
    .selectFrom('lottery_draw')
    .select('numero')
    .where('game_code', '=', lottery.code)
    .where('opens_at', '=', opensAt)
    .where('numbers', 'is not', null)
    .executeTakeFirst();
  return opened ? undefined : drawAt(lottery, opensAt);
}

/** Keeps others from opening a draw, or betting on it, until the transaction ends. @returns its row */
export async function lockDraw(
  db: Kysely<Tables>,
  code: string,
  { numero, opensAt }: Omit<Draw, 'closesAt'>,
) {
  await db
    .insertInto('lottery_draw')
    .values({ game_code: code, opens_at: opensAt, numero, forced: null, numbers: null, opened_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('lottery_draw')
    .select(['forced', 'numbers'])
    .where('game_code', '=', code)
    .where('opens_at', '=', opensAt)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

function drawAt(schedule: Schedule, opensAt: Date): Draw {
  return { numero: numeroOf(schedule, opensAt), closesAt: closingOf(schedule, opensAt), opensAt };
}
