import { type Kysely, sql } from 'kysely';

/**
 * Adds the tables of the limits that members set themselves: how much they deposit at most, and that they do not play for a
 * time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ofAccount = 'account_id integer not null references account on delete cascade';

const statements = [
  // A limit that is higher, or none (null), counts from next_at on.
  `create table deposit_limit (
    ${ofAccount}, period text not null check (period in ('DAY', 'WEEK', 'MONTH')),
    amount bigint check (amount > 0), next_amount bigint check (next_amount > 0), next_at timestamptz,
    primary key (account_id, period))`,
  `create table play_break (
    ${ofAccount}, kind text not null check (kind in ('TIME_OUT', 'SELF_EXCLUSION')),
    begun_at timestamptz not null, ends_at timestamptz)`,
  'create index play_break_by_account on play_break (account_id)',
];
