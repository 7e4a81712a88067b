import { type Kysely, sql } from 'kysely';

/** Creates the tables of the platform's catalogue, of the operator's switches, and of the chat. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const enabled = 'enabled boolean not null, enabled_at_first boolean not null';

const statements = [
  'create table seed (fingerprint text not null)',
  'create table setting (maintenance boolean not null, region_restriction boolean not null, status integer)',
  `create table module (
    mod_id text primary key, parent text references module, position integer not null, ${enabled})`,
  `create table resource (
    resource_type text primary key, url text not null, qr_code_url text, label_name_en text not null,
    position integer not null, ${enabled})`,
  `create table register_rule (
    field text primary key, enabled boolean not null, required boolean not null,
    min_length integer not null, max_length integer not null check (max_length >= min_length),
    pattern_id integer not null, accepted_pattern text not null)`,
  'create table customer_service (cs_type text primary key, type integer not null, path text not null)',
  'create table country (country_code text primary key, dialing_code text not null)',
  `create table banner (
    banner_id integer primary key, group_name text not null, position integer not null, art text not null,
    linkage_type text, linkage text, unique (group_name, position),
    check ((linkage_type is null) = (linkage is null)))`,
  `create table banner_text (
    banner_id integer not null references banner, language text not null, title text not null, line text not null,
    primary key (banner_id, language))`,
  `create table vendor (
    code text primary key, name text not null, position integer not null,
    is_hot boolean not null, is_new boolean not null, ${enabled})`,
  `create table vendor_category (
    vendor text not null references vendor, game_type text not null, primary key (vendor, game_type))`,
  `create table game (
    node_id integer primary key, vendor text not null references vendor, game_type text not null,
    game_classify text not null, name text not null, search_name text not null,
    min_bet double precision not null check (min_bet > 0), min_line_num integer not null,
    icon text not null, theme text not null, is_hot boolean not null, is_new boolean not null,
    hot_rank integer not null, play_rank integer not null, release_order integer not null,
    foreign key (vendor, game_type) references vendor_category)`,
  'create index game_by_heat on game (game_type, hot_rank)',
  'create index game_by_plays on game (play_rank)',
  `create table game_name (
    node_id integer not null references game, language text not null, name text not null, search_name text not null,
    primary key (node_id, language))`,
  `create table chat_message (
    id integer generated always as identity primary key, room text not null,
    author text not null check (author in ('visitor', 'service')), text text not null,
    sent_at timestamptz not null)`,
  'create index chat_message_by_room on chat_message (room, id)',
];
