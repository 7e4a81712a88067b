import { type Kysely, sql } from 'kysely';

/** Vendors that hold money of their players, bets paid from there, and money that people give each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // A merchant with one wallet has only MAIN.
  'alter table setting add single_wallet boolean not null default false',
  'alter table vendor add holds_wallets boolean not null default false',
  // Where the stake came from, and what is won goes to.
  `alter table bet add place text not null default 'MAIN'`,
  `create table member_transfer (
    reference text primary key,
    from_id integer not null references account on delete cascade,
    to_id integer not null references account on delete cascade,
    remark text, check (from_id <> to_id))`,
];
