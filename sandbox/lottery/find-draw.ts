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

/** The draws of a lottery that go on. */
export interface OpenDraws {
  /** The one that takes bets: as the schedule has it or, where that one opened before its time, the one after it. */
  readonly current: Draw;
  /** The one that takes no more bets and has not opened; undefined where there is none. */
  readonly drawing: Draw | undefined;
}

/** @param opened when the latest draw opens that has opened; undefined where none has */
export function drawsAfter(lottery: Schedule, opened: Date | undefined, now: Date): OpenDraws {
  const scheduled = currentOpening(lottery, now);
  const before = openingAfter(lottery, scheduled, -1);
  const isDrawing = before > latestOpening(lottery, now) && (opened === undefined || opened < before);
  return {
    current: drawAt(lottery, opened && opened >= scheduled ? openingAfter(lottery, opened, 1) : scheduled),
    drawing: isDrawing ? drawAt(lottery, before) : undefined,
  };
}

/** The draws of a lottery that go on now. */
export async function openDraws(db: Kysely<Tables>, lottery: Drawing, now: Date): Promise<OpenDraws> {
  const last = await db
    .selectFrom('lottery_draw')
    .select('opens_at')
    .where('game_code', '=', lottery.code)
    .where('numbers', 'is not', null)
    .orderBy('opens_at', 'desc')
    .executeTakeFirst();
  return drawsAfter(lottery, last?.opens_at, now);
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
