import { decimalOf } from '@liveryjs/schemas/decimal';
import type { ReferralEarnings } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import type { Handler } from '#sandbox/http/contract.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { requireReferrer } from '#sandbox/referrals/require-referrer.ts';
import { daysWithNoonIn } from '#sandbox/rewards/days.ts';

/** The earnings from friends' bets, by days. */
export const getReferralEarnings: Handler<'getReferralEarnings'> = {
  async answer(query, { db, session: { accountId } }): Promise<ReferralEarnings> {
    await requireReferrer({ db }, accountId);
    const { pageNo, pageSize } = query;
    const { first, after } = daysWithNoonIn(new Date(query.from), new Date(query.to));
    const earnings = db
      .selectFrom('referral_earning')
      .where('account_id', '=', accountId)
      .where('day', '>=', first)
      .where('day', '<', after);
    const sums = await earnings
      .select([
        sql<string>`count(distinct day)::text`.as('days'),
        sql<string>`coalesce(sum(turnover), 0)::text`.as('turnover'),
        sql<string>`coalesce(sum(amount), 0)::text`.as('amount'),
      ])
      .executeTakeFirstOrThrow();
    const rows = await earnings
      .select([
        'day',
        sql<number>`count(*)::integer`.as('friends'),
        sql<string>`sum(turnover)::text`.as('turnover'),
        sql<string>`sum(amount)::text`.as('amount'),
        sql<Date>`max(paid_at)`.as('paidAt'),
      ])
      .groupBy('day')
      .orderBy('day', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    const { code: currency, digits } = await readCurrency(db, accountId);
    const money = (amount: string) => decimalOf(BigInt(amount), digits);
    const total = Number(sums.days);
    return {
      list: rows.map(({ day, friends, turnover, amount, paidAt }) => ({
        day,
        friends,
        turnover: money(turnover),
        amount: money(amount),
        paidAt: paidAt.toISOString(),
      })),
      total,
      totalPages: Math.ceil(total / pageSize),
      turnover: money(sums.turnover),
      amount: money(sums.amount),
      currency,
    };
  },
};
