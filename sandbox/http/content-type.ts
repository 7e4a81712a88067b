import type { FastifyRequest } from 'fastify';

/** What a body says that it is, without its parameters. */
export function contentTypeOf({ headers }: FastifyRequest): string | undefined {
  return headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
}
