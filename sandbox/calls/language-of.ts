import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** The language to answer in: the one asked for while the platform offers it, otherwise English. */
export async function languageOf(db: Kysely<Tables>, asked = 'EN'): Promise<string> {
  const offered = await db
    .selectFrom('language')
    .select('code')
    .where('code', '=', asked)
    .where('enabled', '=', true)
    .executeTakeFirst();
  return offered?.code ?? 'EN';
}
