import type { FastifyRequest } from 'fastify';

/** Returns the media type that a body declares, without its parameters. */
export function contentTypeOf({ headers }: FastifyRequest): string | undefined {
  return headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
}
