import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import type { Play } from './read-play.ts';

/** Keeps what a game has to know again. */
export async function remember(db: Kysely<Tables>, { id }: Play, memory: object): Promise<void> {
  await db
    .updateTable('play')
    .set({ memory: JSON.stringify(memory) })
    .where('id', '=', id)
    .execute();
}
