import type { PlayBreak } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';

/** The break of an account that lasts longest; undefined: none runs. */
export async function readBreak(
  db: Kysely<Tables>,
  accountId: number,
  now: Date,
): Promise<PlayBreak | undefined> {
  const row = await db
    .selectFrom('play_break')
    .select(['kind', 'ends_at'])
    .where('account_id', '=', accountId)
    .where((expression) =>
      expression.or([expression('ends_at', 'is', null), expression('ends_at', '>', now)]),
    )
    // For ever comes first: nulls are the largest.
    .orderBy('ends_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { kind: row.kind, ...(row.ends_at && { until: row.ends_at.toISOString() }) };
}

/** @throws Refusal play_break for an account that takes a break: it neither plays nor deposits */
export async function requireNotExcluded(db: Kysely<Tables>, accountId: number, now: Date): Promise<void> {
  const playBreak = await readBreak(db, accountId, now);
  if (!playBreak) return;
  const end = playBreak.until === undefined ? 'permanently' : `until ${playBreak.until}`;
  throw new Refusal(403, `You’re taking a break ${end}. You can still withdraw.`, {
    code: 'play_break',
  });
}
