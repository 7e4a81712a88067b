import { type Kysely, sql } from 'kysely';

/** Adds the rebates that agents give on to the accounts below them, and the links that bring those. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Share of valid bets that comes back, in basis points; an account without a row has none.
  `create table rebate_rate (
    account_id integer primary key references account on delete cascade,
    rate integer not null check (rate between 0 and 10000))`,
  // An invitation code that an agent made: what the account that registers by it becomes.
  `create table team_link (
    code text primary key references affiliate_code on delete cascade, name text not null,
    type integer not null, rate integer not null check (rate between 0 and 10000),
    made_at timestamptz not null, off_at timestamptz)`,
  'create index registration_by_code on registration (affiliate_code) where affiliate_code is not null',
  `create index bet_by_settlement on bet (account_id, settled_at) where status in ('WON', 'LOST')`,
];
