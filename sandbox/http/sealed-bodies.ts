import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Cipher } from '#sandbox/identity/cipher.ts';
import { contentTypeOf } from './content-type.ts';
import { Refusal } from './refusal.ts';

const TYPE = 'application/jose';

/** Opens encrypted bodies before anything looks at them. */
export function openSealedBodies(app: FastifyInstance, cipher: Cipher): void {
  app.addContentTypeParser(TYPE, { parseAs: 'string' }, async (_request: FastifyRequest, text: string) => {
    const plain = await cipher.open(text);
    try {
      return JSON.parse(plain);
    } catch {
      throw new Refusal(400, 'The encrypted body is no JSON.', { code: 'bad_request' });
    }
  });
}

export function isSealed(request: FastifyRequest): boolean {
  return contentTypeOf(request) === TYPE;
}
