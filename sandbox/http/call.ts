import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Session, sessionOf } from '#sandbox/identity/session.ts';
import { isForm } from './form-bodies.ts';
import { badMerchant } from './host-of.ts';
import { isPicture } from './picture-bodies.ts';
import type { Platform } from './platform.ts';
import { Refusal } from './refusal.ts';
import { checkOf, type Mistake } from './schemas.ts';
import { isSealed } from './sealed-bodies.ts';

export interface CallContext<Body = undefined> extends Platform {
  readonly request: FastifyRequest;
  readonly body: Body;
}

interface Shapes {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Shape of the query; undefined: there is none. */
  readonly query?: string;
  /** Shape of the body; undefined: there is none. */
  readonly body?: string;
  /** The body is refused as plain text. */
  readonly sealed?: true;
  /** The body is a form, and of no other call. */
  readonly form?: true;
  /** The body is the file of a picture. */
  readonly picture?: true;
  /** Shape of the envelope's value; undefined: null. */
  readonly response?: string;
  /** Codes with which its handler refuses, beside those of every call; undefined: no contract names them. */
  readonly refusals?: readonly string[];
}

/** One call of the platform. Shapes are named by their file in `schemas/platform`, without the ending. */
export interface Call<Query, Body = undefined> extends Shapes {
  readonly token?: undefined;
  /** @returns the envelope's value */
  answer(query: Query, context: CallContext<Body>): Promise<unknown>;
}

/** A call that only somebody who is logged in may make. */
export interface TokenCall<Query, Body = undefined> extends Shapes {
  readonly token: true;
  /** @returns the envelope's value */
  answer(query: Query, context: CallContext<Body> & { readonly session: Session }): Promise<unknown>;
}

/** Any call, however its query and its body look: the checks of its shapes stand between the wire and the handler. */
export type AnyCall = Call<never, never> | TokenCall<never, never>;

/** Lets the server answer a call. What comes in and what goes out have the shapes that the call names. */
export function serveCall<Query, Body>(
  app: FastifyInstance,
  platform: Platform,
  call: Call<Query, Body> | TokenCall<Query, Body>,
): void {
  const { method, path } = call;
  const checkQuery = call.query === undefined ? noQuery : checkOf(call.query, 'query');
  const checkBody = call.picture ? anyBody : call.body === undefined ? noBody : checkOf(call.body, 'body');
  const checkValue = call.response === undefined ? noValue : checkOf(call.response, 'value');
  app.route({
    method,
    url: path,
    handler: async (request) => {
      const session = call.token ? await sessionOf(request, platform) : undefined;
      // The checks fill in defaults; the journal keeps what was sent.
      const query = { ...(request.query as object) };
      const body = isPicture(request) ? request.body : structuredClone(request.body);
      if (call.sealed && !isSealed(request)) throw notSealed();
      if (isForm(request) !== (call.form === true)) throw wrongType('form', call.form);
      if (isPicture(request) !== (call.picture === true)) throw wrongType('picture', call.picture);
      refuseMistakes([...badMerchant(request), ...checkQuery(query), ...checkBody(body)]);
      const context = { ...platform, request, body: body as Body };
      // A call without a token does not look at the session.
      const value = await call
        .answer(query as Query, { ...context, session: session as Session })
        .catch((error: unknown) => {
          tellOfUndeclared(call, error, platform.log);
          throw error;
        });
      const mistakes = checkValue(value);
      if (mistakes.length > 0) {
        throw new Error(`${method} ${path} would answer against its schema: ${JSON.stringify(mistakes)}`);
      }
      return { success: true, value };
    },
  });
}

/** Codes with which any call is refused. */
const ANY = ['bad_request', 'not_logged_in', 'too_many_requests'];

/** The words of the line that tells of a refusal which the contract of its call does not name. */
export const UNDECLARED = 'which its contract does not name';

/** Tells in the terminal of a refusal that the portal cannot have a text for: the contract of the call does not name it. */
function tellOfUndeclared({ method, path, refusals }: Shapes, error: unknown, log: Platform['log']): void {
  if (!(error instanceof Refusal) || refusals === undefined) return;
  const { code } = error.error;
  if (refusals.includes(code) || ANY.includes(code)) return;
  log(`${method} ${path} refuses with "${code}", ${UNDECLARED}. Add it to "x-refusals" of the call.`);
}

/** @throws Refusal that lists what is wrong with the request, if anything is */
export function refuseMistakes(details: readonly [Mistake, ...Mistake[]]): never;
export function refuseMistakes(details: readonly Mistake[]): void;
export function refuseMistakes(details: readonly Mistake[]): void {
  if (details.length === 0) return;
  const list = details.map(({ at, message }) => `${at} ${message}`).join('; ');
  throw new Refusal(400, `The request is not what this call takes: ${list}.`, {
    code: 'bad_request',
    details: [...details],
  });
}

function notSealed(): Refusal {
  return new Refusal(
    400,
    'This call takes an encrypted body: a compact JWE, sent as application/jose, made with the key of the call getPublicKey.',
    { code: 'encryption_required' },
  );
}

function wrongType(what: string, taken = false): Refusal {
  const message = `This call takes ${taken ? 'a' : 'no'} ${what}.`;
  return new Refusal(415, message, { code: 'unsupported_type' });
}

function noQuery(query: unknown): readonly Mistake[] {
  return Object.keys(query as object).map((name) => ({ at: `query/${name}`, message: 'is not known here' }));
}

function noBody(body: unknown): readonly Mistake[] {
  return body === undefined || body === null ? [] : [{ at: 'body', message: 'is not taken here' }];
}

function anyBody(): readonly Mistake[] {
  return [];
}

function noValue(value: unknown): readonly Mistake[] {
  return value === null ? [] : [{ at: 'value', message: 'must be null' }];
}
