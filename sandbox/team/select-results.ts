import { decimalOf } from '@liveryjs/schemas/decimal';
import type { TeamResults } from '@liveryjs/schemas/platform';
import { type RawBuilder, sql } from 'kysely';

/** Sums in the currency's smallest unit, as whole digits. */
export type ResultRow = Readonly<Record<keyof TeamResults, string>>;

export interface ResultsOf {
  /** Selects the numbers of accounts. */
  readonly whose: RawBuilder<unknown>;
  readonly from: Date;
  readonly to: Date;
}

const by = {
  account: () => sql`account_id`,
  // Stretches of 24 hours from the beginning of the period on.
  day: (moment: RawBuilder<unknown>, from: Date) =>
    sql`floor(extract(epoch from (${moment} - ${from}::timestamptz)) / 86400)::integer`,
} as const;

/**
 * Selects `(part, deposit, withdrawal, "validBet", payout, bonus, result)`: profit and loss by account, or by day of
 * the period, from 0. Bets count when they are settled, money when it moves; parts without either are left out.
 */
export function selectResults(part: keyof typeof by, { whose, from, to }: ResultsOf): RawBuilder<unknown> {
  const within = (moment: RawBuilder<unknown>) => sql`${moment} >= ${from} and ${moment} < ${to}`;
  return sql`(
    with money as (
      select ${by[part](sql`settled_at`, from)} as part, 0 as deposit, 0 as withdrawal, stake as valid_bet, payout,
        0 as bonus
      from bet
      where status in ('WON', 'LOST') and ${within(sql`settled_at`)} and account_id in (${whose})
      union all
      select ${by[part](sql`at`, from)}, case when kind = 'DEPOSIT' then amount else 0 end,
        case when kind in ('WITHDRAW', 'WITHDRAW_RETURN') then -amount else 0 end, 0, 0,
        case when kind in ('DEPOSIT', 'WITHDRAW', 'WITHDRAW_RETURN') then 0 else amount end
      from ledger_transaction join ledger_entry on transaction_id = ledger_transaction.id
      where wallet_id is not null and ${within(sql`at`)} and account_id in (${whose})
        and kind in ('DEPOSIT', 'WITHDRAW', 'WITHDRAW_RETURN', 'BONUS', 'REWARD', 'REBATE', 'POINTS_CONVERT')
    )
    select part, sum(deposit) as deposit, sum(withdrawal) as withdrawal, sum(valid_bet) as "validBet",
      sum(payout) as payout, sum(bonus) as bonus, sum(payout + bonus - valid_bet) as result
    from money group by part)`;
}

/** The columns of sums that rows are read with, as `ResultRow`; those of many rows together. */
export const resultColumns = {
  each: sql`deposit::text, withdrawal::text, "validBet"::text, payout::text, bonus::text, result::text`,
  together: sql.join(
    ['deposit', 'withdrawal', 'validBet', 'payout', 'bonus', 'result'].map(
      (name) => sql`coalesce(sum(${sql.ref(name)}), 0)::text as ${sql.ref(name)}`,
    ),
  ),
} as const;

/** @param digits of the currency */
export function resultsOf(row: ResultRow, digits: number): TeamResults {
  const money = (amount: string) => decimalOf(BigInt(amount), digits);
  return {
    deposit: money(row.deposit),
    withdrawal: money(row.withdrawal),
    validBet: money(row.validBet),
    payout: money(row.payout),
    bonus: money(row.bonus),
    result: money(row.result),
  };
}
