import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionOf } from '#sandbox/identity/session.ts';
import type { Platform } from './platform.ts';
import { Refusal } from './refusal.ts';

/** Bytes of a picture at most [5.09]. */
const LARGEST = 5 * 1024 * 1024;

/** The most pictures that are read at once: each is held in memory until all of it has come. */
const MOST_AT_ONCE = 16;

/**
 * Reads bodies that are the file of a picture, of those who are logged in. Where this is not called they are refused.
 * Nothing of a body is read before it is known whose it is.
 */
export function readPictures(app: FastifyInstance, platform: Platform): void {
  let reading = 0;
  app.addHook('onRequest', async (request, reply) => {
    await sessionOf(request, platform);
    if (reading >= MOST_AT_ONCE)
      throw new Refusal(
        429,
        'Many pictures are being sent. Please wait a minute and try again.',
        { code: 'too_many_requests' },
        { 'retry-after': '60' },
      );
    reading += 1;
    let isOver = false;
    const end = () => {
      if (!isOver) reading -= 1;
      isOver = true;
    };
    // An answer that nobody waits for is closed and never finished.
    reply.raw.once('finish', end).once('close', end);
  });
  app.addContentTypeParser(
    ['image/png', 'image/jpeg'],
    { parseAs: 'buffer', bodyLimit: LARGEST },
    async (_request: FastifyRequest, file: Buffer) => file,
  );
}

export function isPicture(request: FastifyRequest): boolean {
  return Buffer.isBuffer(request.body);
}
