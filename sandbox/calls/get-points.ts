import type { PointsBalance } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { RATIO } from '#sandbox/points/rules.ts';

/** The account's points, while the module PTSYS3 is on. The path is this project's own. */
export const getPoints: Handler<'getPoints'> = {
  async answer(_query, { db, session }): Promise<PointsBalance> {
    await requireModule(db, 'PTSYS3');
    const { points } = await db
      .selectFrom('account')
      .select('points')
      .where('id', '=', session.accountId)
      .executeTakeFirstOrThrow();
    const { gathered } = await db
      .selectFrom('points_entry')
      .select(sql<number>`coalesce(sum(points), 0)::integer`.as('gathered'))
      .where('account_id', '=', session.accountId)
      .where('points', '>', 0)
      .where('reason', '!=', 'REFUND')
      .executeTakeFirstOrThrow();
    return { points, gathered, ratio: RATIO };
  },
};
