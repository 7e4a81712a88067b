import { type Kysely, sql } from 'kysely';

/** Announcements, promotions, languages, and what each merchant has of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Shown only while a module is on, and while a vendor that is on has games of a category or a kind. */
const needs = 'needs_module text references module, needs_games text';

const statements = [
  `create table language (
    code text primary key, position integer not null,
    enabled boolean not null, enabled_at_first boolean not null)`,
  'alter table banner add merchant text, add needs_module text references module, add needs_games text',
  'alter table banner drop constraint banner_group_name_position_key',
  `create unique index banner_by_place on banner (group_name, coalesce(merchant, ''), position)`,
  `create table merchant_category (
    merchant text not null, game_type text not null, position integer not null, primary key (merchant, game_type))`,
  `create table announcement (
    id integer primary key, platform text not null, execution text not null, types text[] not null,
    days_ago integer not null check (days_ago >= 0), ${needs})`,
  `create table announcement_text (
    id integer not null references announcement, language text not null,
    title text not null, content text not null, primary key (id, language))`,
  `create table announcement_image (
    id integer not null references announcement, sequence integer not null, art text not null,
    primary key (id, sequence))`,
  `create table promotion (
    id integer primary key, category text not null, position integer not null unique, art text not null,
    starts_in_days integer not null, ends_in_days integer check (ends_in_days > starts_in_days), ${needs})`,
  `create table promotion_text (
    id integer not null references promotion, language text not null,
    title text not null, summary text not null, content text not null, primary key (id, language))`,
];
