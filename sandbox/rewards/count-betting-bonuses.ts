import { type Kysely, sql } from 'kysely';
import { TRIAL } from '#sandbox/identity/account-types.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { BONUS_TYPES, bettingBonusRate } from './betting-bonus-rates.ts';
import { dayOf, startOf } from './days.ts';

interface Which {
  /** Whose bets; everybody's where left out. */
  readonly accountId?: number;
  /** The first day that counts, and the first one after; every day that is over where left out. */
  readonly from?: string;
  readonly to?: string;
  readonly now: Date;
}

/**
 * Counts the valid bets of days that are over, by kind of games. A day that was counted keeps its rate, and what was
 * settled of it since then is counted too: so the same day comes out the same, however often it is counted.
 */
export async function countBettingBonuses(
  db: Kysely<Tables>,
  { accountId, from, to, now }: Which,
): Promise<void> {
  const whose = accountId === undefined ? sql`true` : sql`account_id = ${accountId}`;
  const since = from === undefined ? sql`'-infinity'` : sql`${startOf(from)}`;
  const rates = sql.join(
    BONUS_TYPES.map((type) => sql`(${sql.lit(type)}, ${sql.lit(bettingBonusRate(type, 0))}::integer)`),
  );
  const aRank = sql.lit(bettingBonusRate('RNG', 1) - bettingBonusRate('RNG', 0));
  await sql`
    insert into betting_bonus_day (account_id, day, game_type, turnover, rate)
    select account_id, to_char(settled_at at time zone 'UTC', 'YYYY-MM-DD'), bet.game_type, sum(stake),
      min(kinds.rate + ${aRank} * rank_level)
    from bet join account on account.id = account_id
      join (values ${rates}) as kinds (game_type, rate) on kinds.game_type = bet.game_type
    where ${whose} and account.type <> ${TRIAL} and status in ('WON', 'LOST')
      and settled_at >= ${since} and settled_at < ${startOf(to ?? dayOf(now))}
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (account_id, day, game_type) do update set turnover = excluded.turnover
      where betting_bonus_day.turnover < excluded.turnover`.execute(db);
}
