import { type Kysely, sql } from 'kysely';
import { SETTLES_AFTER_MS } from '#sandbox/contracts/contract-types.ts';
import { lockWallets } from '#sandbox/money/lock-wallets.ts';
import { moveMoney } from '#sandbox/money/move-money.ts';
import { dayAfter, dayOf, startOf } from '#sandbox/rewards/days.ts';
import type { Tables } from '#sandbox/store/tables.ts';

/** The prefix of these payments' references; the day follows. */
const REFERENCE = 'team-rebate-';

interface Earned {
  readonly accountId: number;
  readonly amount: string;
}

/**
 * Pays the rebate of a day of UTC that is over, out of the house and once, however often it is asked for: an account
 * gets its own rate of its own valid bets and, of those of everybody below it, what its rate is above the highest
 * between them. So what a bet brings to all of a line is the rate at the line's top. Rates are those of now.
 *
 * @param db a transaction of the caller's
 */
export async function payRebates(db: Kysely<Tables>, day: string, now: Date): Promise<void> {
  const { rows } = await sql<Earned>`
    with recursive turnover as (
      select account_id, sum(stake) as stake from bet
      where status in ('WON', 'LOST') and settled_at >= ${startOf(day)} and settled_at < ${startOf(dayAfter(day))}
      group by 1
    ), line as (
      select account.id, upline_id, stake, coalesce(rate, 0) as highest, coalesce(rate, 0) as share
      from turnover join account on account.id = turnover.account_id
        left join rebate_rate on rebate_rate.account_id = account.id
      union all
      select account.id, account.upline_id, stake, greatest(highest, rate), greatest(coalesce(rate, 0) - highest, 0)
      from line join account on account.id = line.upline_id
        left join rebate_rate on rebate_rate.account_id = account.id
    ), earned as (
      select id, floor(sum(stake * share) / 10000) as amount from line group by 1
    )
    select id as "accountId", amount::text from earned where amount > 0 order by 1`.execute(db);
  if (rows.length === 0) return;
  await lockWallets(
    db,
    rows.map(({ accountId }) => accountId),
  );
  for (const { accountId, amount } of rows) {
    await moveMoney(db, {
      accountId,
      amount: BigInt(amount),
      against: 'rebates',
      kind: 'REBATE',
      reference: REFERENCE + day,
      at: now,
    });
  }
}

/** Pays the rebates of the days that are over since the last one that brought any; at first, of yesterday. */
export async function payDueRebates(db: Kysely<Tables>, now: Date): Promise<void> {
  const { last } = await db
    .selectFrom('ledger_transaction')
    .select(({ fn }) => fn.max('reference').as('last'))
    .where('kind', '=', 'REBATE')
    .where('reference', 'like', `${REFERENCE}%`)
    .executeTakeFirstOrThrow();
  // A bet of the last moment of a day may still be being written down.
  const today = dayOf(new Date(now.getTime() - SETTLES_AFTER_MS));
  const yesterday = dayOf(new Date(startOf(today).getTime() - 1));
  let day = last ? dayAfter(last.slice(REFERENCE.length)) : yesterday;
  for (; day < today; day = dayAfter(day)) {
    await db.transaction().execute((transaction) => payRebates(transaction, day, now));
  }
}
