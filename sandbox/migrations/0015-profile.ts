import { type Kysely, sql } from 'kysely';

/**
 * Adds the tables of profiles, of codes that confirm changes to an account's protections, and of the devices that accounts
 * are logged in on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ofAccount = 'account_id integer not null references account on delete cascade';

const statements = [
  // Null: not since the account came about.
  'alter table account add password_set_at timestamptz',
  `alter table session
    add id uuid not null unique default gen_random_uuid(),
    add address text not null default '', add agent text not null default ''`,
  `create table account_login (
    id integer generated always as identity primary key, ${ofAccount}, at timestamptz not null,
    address text not null, agent text not null)`,
  'create index account_login_by_time on account_login (account_id, at desc, id desc)',
  `create table profile (
    account_id integer primary key references account on delete cascade, real_name text, full_name text,
    telegram text, birthday text check (birthday ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'), address text,
    nationality text, occupation text, income_source text)`,
  // The least age is of the birthday alone.
  `create table profile_rule (
    merchant text not null, field text not null, enabled boolean not null, required boolean not null,
    locked boolean not null, minimum_age integer check (minimum_age > 0), primary key (merchant, field))`,
  // One code an account, a purpose and a channel; the recipient is where it was sent to.
  `create table account_code (
    ${ofAccount}, purpose text not null check (purpose in ('PAYMENT_PASSWORD', 'BIND', 'UNBIND', 'TWO_FACTOR')),
    channel text not null check (channel in ('SMS', 'EMAIL')), recipient text not null, code_hash text not null,
    tries integer not null, ends_at timestamptz not null, next_at timestamptz not null,
    primary key (account_id, purpose, channel))`,
];
