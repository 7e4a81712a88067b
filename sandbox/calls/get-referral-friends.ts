import { decimalOf } from '@liveryjs/schemas/decimal';
import type { ReferralFriends } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import type { Handler } from '#sandbox/http/contract.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { maskName } from '#sandbox/identity/mask-name.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { daysFrom } from '#sandbox/records/days-from.ts';
import { friendsBelow } from '#sandbox/referrals/friends-below.ts';
import { ACTIVE_DAYS, LEVELS } from '#sandbox/referrals/levels.ts';
import { requireReferrer } from '#sandbox/referrals/require-referrer.ts';
import type { Tables } from '#sandbox/store/tables.ts';

/** One page of whom an account has brought, or of whom a friend of it has. */
export const getReferralFriends: Handler<'getReferralFriends'> = {
  async answer(query, { db, clock, session: { accountId } }): Promise<ReferralFriends> {
    await requireReferrer({ db }, accountId);
    const { pageNo, pageSize } = query;
    const above = query.under;
    const level = above === undefined ? 1 : (await levelOf(db, accountId, above)) + 1;
    const friends = db.selectFrom('referral').where('referrer_id', '=', above ?? accountId);
    const { count } = await friends.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
    const rows = await friends
      .innerJoin('account', 'account.id', 'referral.account_id')
      .select(({ selectFrom, exists }) => [
        'account.id',
        'username',
        'since',
        exists(
          selectFrom('bet')
            .select('bet.id')
            .whereRef('bet.account_id', '=', 'account.id')
            .where('status', 'in', ['WON', 'LOST'])
            .where('settled_at', '>=', new Date(daysFrom(clock(), -ACTIVE_DAYS))),
        ).as('isActive'),
        selectFrom('referral as further')
          .whereRef('further.referrer_id', '=', 'account.id')
          .select(({ fn }) => fn.countAll().as('count'))
          .as('friends'),
        selectFrom('referral_earning')
          .where('referral_earning.account_id', '=', accountId)
          .whereRef('friend_id', '=', 'account.id')
          .select(sql<string>`coalesce(sum(amount), 0)::text`.as('earned'))
          .as('earned'),
      ])
      .orderBy('since', 'desc')
      .orderBy('account.id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    const { code: currency, digits } = await readCurrency(db, accountId);
    const total = Number(count);
    return {
      list: rows.map(({ id, username, since, isActive, friends: further, earned }) => ({
        id,
        name: maskName(username),
        since: since.toISOString(),
        isActive: Boolean(isActive),
        friends: level < LEVELS.length ? Number(further) : 0,
        earned: decimalOf(BigInt(earned ?? '0'), digits),
      })),
      total,
      totalPages: Math.ceil(total / pageSize),
      level,
      currency,
    };
  },
};

/** @throws Refusal for everybody whose friends do not count: nobody learns whether there is such an account */
async function levelOf(db: Kysely<Tables>, accountId: number, friendId: number): Promise<number> {
  const { rows } = await sql<{ level: number }>`
    select level from ${friendsBelow(accountId)} as friends
    where friend_id = ${friendId} and level < ${LEVELS.length}`.execute(db);
  if (rows[0]) return rows[0].level;
  throw new Refusal(404, 'You have no friend with this number.', { code: 'not_in_team' });
}
