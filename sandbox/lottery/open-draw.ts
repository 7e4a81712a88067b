import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Platform } from '#sandbox/http/platform.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { drawNumbers } from './draw-numbers.ts';
import { type Draw, lockDraw } from './find-draw.ts';
import { familyOf } from './rules/index.ts';
import { settleDraw } from './settle-draw.ts';

interface Opening extends Omit<Draw, 'closesAt'> {
  readonly code: string;
  readonly family: string;
}

/**
 * Opens a draw and settles the bets on it; one that has opened stays as it is. Its numbers are made here, not before.
 *
 * @param db a transaction of the caller's
 */
export async function openDraw(db: Kysely<Tables>, opening: Opening, now: Date): Promise<void> {
  const { code, opensAt } = opening;
  const row = await lockDraw(db, code, opening);
  if (row.numbers) return;
  const family = familyOf(opening.family);
  const numbers = row.forced ?? drawNumbers(family, (limit) => randomInt(limit));
  await db
    .updateTable('lottery_draw')
    .set({ numbers, opened_at: opensAt < now ? opensAt : now })
    .where('game_code', '=', code)
    .where('opens_at', '=', opensAt)
    .execute();
  await settleDraw(db, { code, opensAt, family, numbers }, now);
}

/** Opens the draws that should have opened by now and that somebody waits for. */
export async function openDueDraws({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const due = await db
    .selectFrom('lottery_draw')
    .innerJoin('lottery_game', 'code', 'game_code')
    .select(['code', 'family', 'numero', 'opens_at as opensAt'])
    .where('numbers', 'is', null)
    .where('opens_at', '<=', now)
    .orderBy('opens_at')
    .execute();
  for (const opening of due) {
    await db.transaction().execute((transaction) => openDraw(transaction, opening, now));
  }
}
