import { decimalOf } from '@liveryjs/schemas/decimal';
import type { BettingBonusRecord } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';

/** The betting bonuses that an account has claimed. */
export const getBettingBonusRecord: Handler<'getBettingBonusRecord'> = {
  async answer(query, { db, session: { accountId } }): Promise<BettingBonusRecord> {
    await requireModule(db, 'REBATE3');
    await requireTrueAccount({ db }, accountId);
    const { pageNo, pageSize } = query;
    let claims = db
      .selectFrom('betting_bonus_claim')
      .where('account_id', '=', accountId)
      .where('at', '>=', new Date(query.from))
      .where('at', '<', new Date(query.to));
    if (query.gameType) claims = claims.where('game_type', '=', query.gameType);
    const sums = await claims
      .select([
        sql<string>`count(*)::text`.as('count'),
        sql<string>`coalesce(sum(amount), 0)::text`.as('amount'),
      ])
      .executeTakeFirstOrThrow();
    const rows = await claims
      .select(['id', 'at', 'game_type as gameType', sql<string>`amount::text`.as('amount')])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    const { code: currency, digits } = await readCurrency(db, accountId);
    const total = Number(sums.count);
    return {
      list: rows.map(({ id, at, gameType, amount }) => ({
        id,
        at: at.toISOString(),
        gameType,
        amount: decimalOf(BigInt(amount), digits),
      })),
      total,
      totalPages: Math.ceil(total / pageSize),
      amount: decimalOf(BigInt(sums.amount), digits),
      currency,
    };
  },
};
