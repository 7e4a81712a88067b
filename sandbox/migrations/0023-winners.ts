import { type Kysely, sql } from 'kysely';

/** Wins of others are played by the clock: they are kept nowhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table shown_win`.execute(db);
}
