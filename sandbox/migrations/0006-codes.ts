import { type Kysely, sql } from 'kysely';

/** Codes by SMS and mail, the second step of a login, new passwords by mail, and sealed bodies seen before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ofAccount = 'account_id integer not null references account on delete cascade';

const statements = [
  `alter table setting
    add site text not null default 'member' check (site in ('member', 'agent')),
    add sms_answer text not null default 'expiredMinutes' check (sms_answer in ('expiredMinutes', 'expirationTime')),
    add sms_minutes integer not null default 1 check (sms_minutes between 1 and 60)`,
  // A number without the zeros before it, as mobileKey makes it.
  `alter table account
    add dialing_code text, add mobile_num text,
    add two_factor boolean not null default false,
    add check ((dialing_code is null) = (mobile_num is null)),
    add check (not two_factor or email is not null)`,
  'create unique index account_by_number on account (mobile_num, dialing_code) where mobile_num is not null',
  // Good for one login: a row that was used still is the old password of the change that follows.
  `create table mailed_password (
    account_id integer primary key references account on delete cascade, password_hash text not null,
    ends_at timestamptz not null, used_at timestamptz)`,
  // Numbers that no account has stand here too, so that they cannot be told from others.
  `create table sms_code (
    purpose text not null check (purpose in ('login', 'password', 'register')),
    dialing_code text not null, mobile_num text not null, code_hash text, tries integer not null,
    ends_at timestamptz not null, next_at timestamptz not null,
    primary key (purpose, dialing_code, mobile_num))`,
  'create index sms_code_by_end on sms_code (ends_at)',
  `create table two_factor (
    id_hash text primary key, ${ofAccount}, code_hash text not null,
    tries integer not null default 0, password_expired boolean not null, ends_at timestamptz not null,
    next_at timestamptz not null)`,
  'create index two_factor_by_account on two_factor (account_id)',
  'create index two_factor_by_end on two_factor (ends_at)',
  'create table seen_seal (jti_hash text primary key, ends_at timestamptz not null)',
  'create index seen_seal_by_end on seen_seal (ends_at)',
];
