import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** The language of a call's `Language` header, for what the platform writes to somebody who has no account yet. */
export function languageAsked(
  db: Kysely<Tables>,
  { headers: { language } }: FastifyRequest,
): Promise<string> {
  return languageOf(db, typeof language === 'string' ? language : undefined);
}

/** The language to answer in: the one asked for while the platform offers it, otherwise English. */
export async function languageOf(db: Kysely<Tables>, requestedCode = 'EN'): Promise<string> {
  const offered = await db
    .selectFrom('language')
    .select('code')
    .where('code', '=', requestedCode)
    .where('enabled', '=', true)
    .executeTakeFirst();
  return offered?.code ?? 'EN';
}
