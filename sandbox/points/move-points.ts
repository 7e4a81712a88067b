import type { PointsTransaction } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';

export interface PointsMovement {
  readonly accountId: number;
  /** To the account above 0, from it below. */
  readonly points: number;
  readonly reason: PointsTransaction['reason'];
  /** The subject of the movement. */
  readonly reference: string;
  readonly at: Date;
}

/**
 * Gives points to an account, or takes them. Nothing else changes them, time neither [9.01].
 *
 * @param db a transaction of the caller's: all that belongs to the movement holds, or none of it
 * @throws Refusal insufficient_points where there are fewer than are taken
 */
export async function movePoints(
  db: Kysely<Tables>,
  { accountId, points, reason, reference, at }: PointsMovement,
): Promise<void> {
  const account = await db
    .updateTable('account')
    .set({ points: sql<number>`points + ${points}` })
    .where('id', '=', accountId)
    .where(sql<boolean>`points + ${points} >= 0`)
    .returning('points')
    .executeTakeFirst();
  if (!account)
    throw new Refusal(409, 'You do not have enough points for this.', { code: 'insufficient_points' });
  await db
    .insertInto('points_entry')
    .values({ account_id: accountId, at, reason, points, balance: account.points, reference })
    .execute();
}
