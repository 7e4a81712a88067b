import { decimalOf } from '@liveryjs/schemas/decimal';
import type { Referral } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import type { Handler } from '#sandbox/http/contract.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { daysFrom } from '#sandbox/records/days-from.ts';
import { friendsBelow, rateOfLevel } from '#sandbox/referrals/friends-below.ts';
import { ACTIVE_DAYS, LEVELS } from '#sandbox/referrals/levels.ts';
import { ownCode } from '#sandbox/referrals/own-code.ts';
import { requireReferrer } from '#sandbox/referrals/require-referrer.ts';
import { settleReferrals } from '#sandbox/referrals/settle-referrals.ts';
import { dayOf, startOf } from '#sandbox/rewards/days.ts';
import { percentOf } from '#sandbox/rewards/share.ts';

/** The account's ways to invite friends, and the earnings from them: days that are over are paid by then. */
export const getReferral: Handler<'getReferral'> = {
  async answer(_query, { db, clock, session: { accountId } }): Promise<Referral> {
    await requireReferrer({ db }, accountId);
    const now = clock();
    await db.transaction().execute((transaction) => settleReferrals(transaction, { accountId, now }));
    const code = await ownCode(db, accountId);
    const { code: currency, digits } = await readCurrency(db, accountId);
    const { rows } = await sql<{ level: number; friends: number; active: number; pending: string }>`
      select level, count(*)::integer as friends,
        count(*) filter (where exists (
          select from bet where account_id = friend_id and status in ('WON', 'LOST')
            and settled_at >= ${new Date(daysFrom(now, -ACTIVE_DAYS))}))::integer as active,
        coalesce(sum((
          select sum(stake) from bet where account_id = friend_id and status in ('WON', 'LOST')
            and settled_at >= ${startOf(dayOf(now))})::bigint * ${rateOfLevel} / 10000), 0)::bigint::text as pending
      from ${friendsBelow(accountId)} as friends group by level`.execute(db);
    const { earned } = await db
      .selectFrom('referral_earning')
      .select(sql<string>`coalesce(sum(amount), 0)::text`.as('earned'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    return {
      code,
      levels: LEVELS.map((rate, index) => {
        const row = rows.find(({ level }) => level === index + 1);
        return {
          level: index + 1,
          share: percentOf(rate),
          friends: row?.friends ?? 0,
          active: row?.active ?? 0,
        };
      }) as Referral['levels'],
      earned: decimalOf(BigInt(earned), digits),
      pending: decimalOf(
        rows.reduce((sum, { pending }) => sum + BigInt(pending), 0n),
        digits,
      ),
      currency,
    };
  },
};
