import { type Kysely, sql } from 'kysely';

/** The help centre, feedback, and wins that everybody sees. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'create table help_category (id text primary key, position integer not null unique)',
  `create table help_category_text (
    id text not null references help_category, language text not null, title text not null,
    primary key (id, language))`,
  `create table help_article (
    id text primary key, category text not null references help_category, position integer not null,
    days_ago integer not null check (days_ago >= 0), needs_module text references module,
    unique (category, position))`,
  `create table help_article_text (
    id text not null references help_article, language text not null,
    title text not null, summary text not null, content text not null, primary key (id, language))`,
  'create sequence feedback_number start with 260001',
  `create table feedback (
    reference text primary key, account_id integer references account on delete cascade,
    key text not null, type text not null, content text not null, at timestamptz not null)`,
  `create unique index feedback_by_key on feedback (key, coalesce(account_id, 0))`,
  `create table shown_win (
    id integer primary key, name text not null, node_id integer not null references game,
    amount integer not null check (amount > 0), minutes_ago integer not null)`,
  `create index bet_won on bet (settled_at desc) where status = 'WON'`,
];
