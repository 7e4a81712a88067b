import { type Kysely, sql } from 'kysely';

/** Adds the mark that a reset comes back to: its time, and every row that came or went since then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table setting add marked_at timestamptz',
  // A row of another table, as text: it came (added), or it went. A row that was changed went and came.
  `create table change (
    id integer generated always as identity primary key, table_name text not null, content text not null,
    added boolean not null)`,
  // A reset answers with the state, these few of ten thousand too.
  'create index game_in_maintenance on game (node_id) where maintenance',
];
