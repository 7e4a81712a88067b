import { decimalOf } from '@liveryjs/schemas/decimal';
import type { SessionSummary } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import type { Handler } from '#sandbox/http/contract.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';

/** The stakes and payouts since the login. Path and shape are this project's own. */
export const getSessionSummary: Handler<'getSessionSummary'> = {
  async answer(_query, { db, session: { accountId, tokenHash } }): Promise<SessionSummary> {
    const { code, digits } = await readCurrency(db, accountId);
    const { began_at } = await db
      .selectFrom('session')
      .select('began_at')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirstOrThrow();
    const sums = await db
      .selectFrom('bet')
      .select([
        sql<string>`coalesce(sum(stake) filter (where status <> 'VOID'), 0)::text`.as('stakes'),
        sql<string>`coalesce(sum(payout) filter (where status <> 'VOID'), 0)::text`.as('payouts'),
      ])
      .where('account_id', '=', accountId)
      .where('placed_at', '>=', began_at)
      .executeTakeFirstOrThrow();
    const [stakes, payouts] = [BigInt(sums.stakes), BigInt(sums.payouts)];
    return {
      beganAt: began_at.toISOString(),
      currency: code,
      stakes: decimalOf(stakes, digits),
      payouts: decimalOf(payouts, digits),
      net: decimalOf(payouts - stakes, digits),
    };
  },
};
