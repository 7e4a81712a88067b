import { decimalOf } from '@liveryjs/schemas/decimal';
import type { Balance } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import { settleRounds } from '#sandbox/arcade/table/settle-rounds.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { openDueDraws } from '#sandbox/lottery/open-draw.ts';

/** The money in all wallets, exact however much it is. */
export const getBalance: Handler<'getBalance'> = {
  async answer(_query, { db, clock, session }): Promise<Balance> {
    await openDueDraws({ db, clock });
    await settleRounds(db, session.accountId, clock());
    const { amount, digits, code } = await db
      .selectFrom('wallet')
      .innerJoin('currency', 'currency.code', 'wallet.currency')
      .where('account_id', '=', session.accountId)
      .select(['code', 'digits', sql<string>`sum(amount)::text`.as('amount')])
      .groupBy(['code', 'digits'])
      .executeTakeFirstOrThrow();
    return { sumBalance: decimalOf(BigInt(amount), digits), currency: code };
  },
};
