import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { Refusal } from './refusal.ts';
import { checkOf, type Mistake } from './schemas.ts';

export interface CallContext {
  readonly db: Kysely<Tables>;
  readonly request: FastifyRequest;
}

/** One call of the platform. Shapes are named by their file in `schemas/platform`, without the ending. */
export interface Call<Query> {
  readonly method: 'GET';
  readonly path: string;
  /** Shape of the query; undefined: there is none. */
  readonly query?: string;
  /** Shape of the envelope's value. */
  readonly response: string;
  /** @returns the envelope's value */
  answer(query: Query, context: CallContext): Promise<unknown>;
}

/** Lets the server answer a call. What comes in and what goes out have the shapes that the call names. */
export function serveCall<Query>(
  app: FastifyInstance,
  db: Kysely<Tables>,
  { method, path, query, response, answer }: Call<Query>,
): void {
  const checkQuery = query === undefined ? noQuery : checkOf(query, 'query');
  const checkValue = checkOf(response, 'value');
  app.route({
    method,
    url: path,
    handler: async (request) => {
      // The check fills in defaults; the journal keeps what was sent.
      const asked = { ...(request.query as object) };
      refuseMistakes(checkQuery(asked));
      const value = await answer(asked as Query, { db, request });
      const mistakes = checkValue(value);
      if (mistakes.length > 0) {
        throw new Error(`${method} ${path} would answer against its schema: ${JSON.stringify(mistakes)}`);
      }
      return { success: true, value };
    },
  });
}

/** @throws Refusal that lists what is wrong with the request, if anything is */
export function refuseMistakes(details: readonly Mistake[]): void {
  if (details.length === 0) return;
  const list = details.map(({ at, message }) => `${at} ${message}`).join('; ');
  throw new Refusal(400, `The request is not what this call takes: ${list}.`, {
    code: 'bad_request',
    details: [...details],
  });
}

function noQuery(query: unknown): readonly Mistake[] {
  return Object.keys(query as object).map((name) => ({ at: `query/${name}`, message: 'is not known here' }));
}
