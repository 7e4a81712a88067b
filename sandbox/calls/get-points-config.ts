import type { TokenCall } from '#sandbox/http/call.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { CONVERT_MINIMUM, RATIO } from '#sandbox/points/rules.ts';
import type { PointsConfig } from '#schemas/generated/platform.ts';
import { readCurrency } from './read-currency.ts';

/** What holds for the points of the account [7.04]. The path is this project's own. */
export const getPointsConfig: TokenCall<object> = {
  method: 'GET',
  path: '/wps/points/config',
  token: true,
  response: 'points-config',
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
