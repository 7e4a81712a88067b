import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentTypeOf } from './content-type.ts';

const TYPE = 'application/x-www-form-urlencoded';

/** Reads forms as objects of strings; a field that is there twice becomes an array, which no shape takes. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(TYPE, { parseAs: 'string' }, async (_request: FastifyRequest, text: string) => {
    const fields = new URLSearchParams(text);
    const names = [...new Set(fields.keys())];
    return Object.fromEntries(
      names.map((name) => {
        const values = fields.getAll(name);
        return [name, values.length === 1 ? values[0] : values];
      }),
    );
  });
}

export function isForm(request: FastifyRequest): boolean {
  return contentTypeOf(request) === TYPE;
}
