import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bytes of a picture at most [5.09]. */
const LARGEST = 5 * 1024 * 1024;

/** Reads bodies that are the file of a picture. Where this is not called they are refused. */
export function readPictures(app: FastifyInstance): void {
  app.addContentTypeParser(
    ['image/png', 'image/jpeg'],
    { parseAs: 'buffer', bodyLimit: LARGEST },
    async (_request: FastifyRequest, file: Buffer) => file,
  );
}

export function isPicture(request: FastifyRequest): boolean {
  return Buffer.isBuffer(request.body);
}
