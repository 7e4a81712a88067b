import { type Kysely, sql } from 'kysely';
import { lockWallets } from '#sandbox/money/lock-wallets.ts';
import { moveMoney } from '#sandbox/money/move-money.ts';
import { dayOf, startOf } from '#sandbox/rewards/days.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { friendsBelow, rateOfLevel } from './friends-below.ts';

interface Which {
  /** Whose friends; everybody's where left out. */
  readonly accountId?: number;
  /** The first day that counts, and the first one after; every day that is over where left out. */
  readonly from?: string;
  readonly to?: string;
  readonly now: Date;
}

interface Earned {
  readonly accountId: number;
  readonly day: string;
  readonly amount: string;
}

/**
 * Pays members for what their friends bet on days that are over. A day of somebody is paid once, however often and at
 * once it is asked for.
 *
 * @param db a transaction of the caller's
 */
export async function settleReferrals(
  db: Kysely<Tables>,
  { accountId, from, to, now }: Which,
): Promise<void> {
  const since = from === undefined ? sql`'-infinity'` : sql`${startOf(from)}`;
  const { rows } = await sql<Earned>`
    with earned as (
      select friends.account_id, friend_id, level, to_char(settled_at at time zone 'UTC', 'YYYY-MM-DD') as day,
        sum(stake)::bigint as turnover
      from ${friendsBelow(accountId)} as friends join bet on bet.account_id = friend_id
      where status in ('WON', 'LOST') and settled_at >= ${since} and settled_at < ${startOf(to ?? dayOf(now))}
      group by 1, 2, 3, 4
    ), made as (
      insert into referral_earning (account_id, friend_id, day, level, turnover, rate, amount, paid_at)
      select account_id, friend_id, day, level, turnover, ${rateOfLevel}, turnover * ${rateOfLevel} / 10000, ${now}
      from earned where turnover * ${rateOfLevel} >= 10000
      order by account_id, day, friend_id
      on conflict do nothing
      returning account_id, day, amount
    )
    select account_id as "accountId", day, sum(amount)::text as amount
    from made group by 1, 2 order by 1, 2`.execute(db);
  if (rows.length === 0) return;
  await lockWallets(db, [...new Set(rows.map((row) => row.accountId))]);
  for (const { accountId, amount, day } of rows) {
    await moveMoney(db, {
      accountId,
      amount: BigInt(amount),
      against: 'rewards',
      kind: 'REWARD',
      reference: await nextPayment(db, accountId, day),
      at: now,
    });
  }
}

/** A friend is paid for once a day: a bet that is written down late brings a payment of its own. Wallets are held. */
async function nextPayment(db: Kysely<Tables>, accountId: number, day: string): Promise<string> {
  const { count } = await db
    .selectFrom('ledger_transaction')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'REWARD')
    .where('reference', 'like', `referral-${day}-%`)
    .executeTakeFirstOrThrow();
  return `referral-${day}-${Number(count) + 1}`;
}
