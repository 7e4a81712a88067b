import type { PointsConfig } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { CONVERT_MINIMUM, RATIO } from '#sandbox/points/rules.ts';

/** The rules for the points of the account [7.04]. The path is this project's own. */
export const getPointsConfig: Handler<'getPointsConfig'> = {
  async answer(_query, { db, session: { accountId } }): Promise<PointsConfig> {
    await requireModule(db, 'PTSYS3');
    const { payment } = await db
      .selectFrom('account')
      .select('payment_password_hash as payment')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const { code: currency } = await readCurrency(db, accountId);
    return {
      ratio: RATIO,
      convertMinimum: CONVERT_MINIMUM,
      currency,
      passwordKind: payment === null ? 'login' : 'payment',
    };
  },
};
