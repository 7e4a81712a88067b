import type { Kysely } from 'kysely';
import type { Play } from '#sandbox/arcade/read-play.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { type Card, cardOf, drawCard } from './guess.ts';

/** The card that a play begins with, whoever else asks for it at the same time. */
export async function layFirstCard(db: Kysely<Tables>, { id }: Play): Promise<Card> {
  const card = drawCard();
  await db
    .updateTable('play')
    .set({ memory: JSON.stringify({ card }) })
    .where('id', '=', id)
    .where('memory', 'is', null)
    .execute();
  const { memory } = await db
    .selectFrom('play')
    .select('memory')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return cardOf(memory) ?? card;
}
