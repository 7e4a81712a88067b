import type { PointsBalance } from '@liveryjs/schemas/platform';
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
    return { points, ratio: RATIO };
  },
};
