import { type Kysely, sql } from 'kysely';

/**
 * Adds the tables of registration: rules by merchant, agents who bring accounts, mobile numbers, and a third party's word.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ofAccount = 'integer not null references account on delete cascade';

const statements = [
  `alter table setting
    add bot_bits integer not null default 10 check (bot_bits between 0 and 24),
    add identity_channels text[] not null default '{}'`,
  'create table bot_challenge (id_hash text primary key, bits integer not null, ends_at timestamptz not null)',
  'create index bot_challenge_by_end on bot_challenge (ends_at)',
  `alter table register_rule add merchant text not null default '*'`,
  'alter table register_rule drop constraint register_rule_pkey, add primary key (merchant, field)',
  `alter table account
    add payment_password_hash text, add upline_id integer references account on delete set null`,
  'create unique index account_by_email on account (lower(email))',
  'create index account_by_upline on account (upline_id)',
  // A domain of null: good on every host.
  `create table affiliate_code (
    code text primary key, code_key text not null unique, account_id ${ofAccount}, domain text)`,
  'create index affiliate_code_by_account on affiliate_code (account_id)',
  // The data that an account gave at its registration.
  `create table registration (
    account_id ${ofAccount} primary key, registered_at timestamptz not null, method text not null,
    address text not null, domain text, url text, affiliate_code text, referral_code text, recommender_id text,
    payee_name text, id_number text, qq_num text, line text, whatsapp text, zalo text, facebook text, wechat text)`,
  // The third party: whom it knows, the codes that it sent, and the key that it signs with.
  `create table identity_person (
    subject text primary key, name text not null, email text not null, position integer not null)`,
  `create table identity_code (
    mobile text primary key, code_hash text not null, tries integer not null, ends_at timestamptz not null)`,
  `create table identity_key (
    only_one boolean primary key check (only_one), kid text not null, private_jwk json not null)`,
  // The part of the third party's word that the platform keeps.
  `create table account_identity (
    channel text not null, subject text not null, account_id ${ofAccount}, primary key (channel, subject))`,
  'create index account_identity_by_account on account_identity (account_id)',
  'create table used_identity (token_hash text primary key, ends_at timestamptz not null)',
];
