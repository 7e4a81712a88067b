import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { createRandom } from '#sandbox/seed/random.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { drawNumbers } from './draw-numbers.ts';
import { familyOf } from './rules/index.ts';
import { latestOpening, numeroOf, openingAfter } from './schedule.ts';
import type { Lottery } from './select-lotteries.ts';

/**
 * Makes the latest draws that nobody bet on, so that there are as many as asked for. They are the same everywhere: a
 * draw that somebody bets on has a row before it closes, and is left alone.
 */
export async function fillHistory(
  db: Kysely<Tables>,
  lottery: Lottery,
  count: number,
  now: Date,
): Promise<void> {
  const { code, family } = lottery;
  const latest = latestOpening(lottery, now);
  const openings = Array.from({ length: count }, (_, drawsAgo) => openingAfter(lottery, latest, -drawsAgo));
  const there = await db
    .selectFrom('lottery_draw')
    .select('opens_at')
    .where('game_code', '=', code)
    .where('opens_at', 'in', openings)
    .execute();
  const existingTimes = new Set(there.map(({ opens_at }) => opens_at.getTime()));
  const rows = openings
    .filter((opensAt) => !existingTimes.has(opensAt.getTime()))
    .map((opens_at) => ({
      game_code: code,
      opens_at,
      numero: numeroOf(lottery, opens_at),
      forced: null,
      numbers: drawNumbers(familyOf(family), createRandom(seedOf(code, opens_at)).below),
      opened_at: opens_at,
    }));
  if (rows.length === 0) return;
  await sql`insert into lottery_draw
    select * from json_populate_recordset(null::lottery_draw, ${JSON.stringify(rows)}::json)
    on conflict do nothing`.execute(db);
}

function seedOf(code: string, opensAt: Date): number {
  return createHash('sha256').update(`${code} ${opensAt.toISOString()}`).digest().readUInt32BE();
}
