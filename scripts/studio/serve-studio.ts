import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refusal, StudioPath } from '@liveryjs/studio/api';
import { Failure, machineFailure } from '@liveryjs/workspace/failure';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { clientScript, clientStyle } from './client-files.ts';
import type { Studio } from './studio.ts';
import { studioPage } from './studio-page.ts';
import { callRefusal, isForStudio, refusalOf } from './who-may-ask.ts';

/** The longest body of a call, in bytes. */
const LONGEST_BODY = 1_000_000;

const name = { type: 'string', pattern: '^[\\w-]{1,100}$' };
const path = { type: 'string', maxLength: 1000 };
const spot = { before: name, after: name };
const editOf = (op: readonly string[], more: object, optional: object = {}) => ({
  type: 'object',
  additionalProperties: false,
  required: ['op', 'brand', 'at', ...Object.keys(more)],
  properties: { op: { enum: op }, brand: name, at: path, language: name, mode: name, ...more, ...optional },
});
const edit = {
  oneOf: [
    editOf(['set'], { value: {} }),
    editOf(['reset', 'remove', 'duplicate'], {}),
    editOf(['move'], { before: name }),
    editOf(['move'], { after: name }),
    editOf(['add'], { value: { type: 'object' } }, spot),
    editOf(['transfer'], { to: path }, spot),
  ],
};
const ajv = new Ajv2020();
const bodyOf = (properties: object, required = Object.keys(properties)) =>
  ajv.compile({ type: 'object', additionalProperties: false, required, properties });
const empty = bodyOf({});

/** Tells of the body of each call whether it has its shape. */
const shapes = {
  '/api/brands': empty,
  '/api/brand': bodyOf({ brand: name }),
  '/api/page': bodyOf({ brand: name, page: name, audience: name, language: name }, ['brand', 'page']),
  '/api/form': bodyOf({ brand: name, at: path, language: name }),
  '/api/blanks': bodyOf({ brand: name, at: path, language: name }),
  '/api/colors': bodyOf({ brand: name, shownBy: name }, ['brand']),
  '/api/messages': bodyOf(
    { brand: name, languages: { type: 'array', maxItems: 100, items: name }, at: path },
    ['brand', 'languages'],
  ),
  '/api/text': bodyOf({ brand: name, key: path, language: name }),
  '/api/shown': bodyOf({
    brand: name,
    has: { type: 'array', maxItems: 1000, items: { type: 'string', maxLength: 100 } },
  }),
  '/api/draft': empty,
  '/api/changes': bodyOf({ since: { type: 'integer' } }),
  '/api/edit': bodyOf(
    {
      edits: { type: 'array', minItems: 1, maxItems: 1000, items: edit },
      gesture: { type: 'string', maxLength: 1000 },
    },
    ['edits'],
  ),
  '/api/undo': empty,
  '/api/redo': empty,
  '/api/discard': empty,
  '/api/rebase': empty,
  '/api/review': empty,
  '/api/save': empty,
} satisfies Readonly<Record<StudioPath, (body: unknown) => boolean>>;

/** Answers a request; undefined where it is none for the studio. */
export type StudioServer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | undefined;

/**
 * Answers all that comes to the studio's host name, and nothing else.
 * @param port of the server, once it listens
 * @param token that the page proves itself with. Default: one that nobody can guess
 */
export function serveStudio(
  studio: Pick<Studio, 'calls'>,
  port: () => number,
  token = randomBytes(32).toString('base64url'),
): StudioServer {
  return (request, response) => (isForStudio(request) ? answer(request, response) : undefined);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // The server lets any page of this machine read what it answers; the studio does not.
    for (const header of response.getHeaderNames())
      if (header.startsWith('access-control-')) response.removeHeader(header);
    const refused = refusalOf(request, port());
    if (refused !== undefined) return send(response, 403, 'text/plain', `${refused}\n`);
    const { url = '/', method } = request;
    if (url.startsWith('/api/')) return call(url, request, response);
    if (method !== 'GET' && method !== 'HEAD')
      return send(response, 405, 'text/plain', 'The studio only shows this.\n');
    if (url === '/') {
      const nonce = randomBytes(16).toString('base64url');
      const { html, policy } = studioPage(token, nonce, port());
      return send(response, 200, 'text/html', html, { 'Content-Security-Policy': policy });
    }
    if (url === '/style.css') return send(response, 200, 'text/css', clientStyle());
    if (url === '/main.js') return send(response, 200, 'text/javascript', await clientScript());
    return send(response, 404, 'text/plain', 'The studio has no such file.\n');
  }

  async function call(url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refuse = (status: number, error: string) =>
      send(response, status, 'application/json', JSON.stringify({ error } satisfies Refusal));
    const refused = callRefusal(request, port(), token);
    if (refused !== undefined) return refuse(403, refused);
    if (!isPath(url)) return refuse(404, 'The studio has no such call.');
    const body = await bodyIn(request);
    if (body === undefined || !shapes[url](body))
      return refuse(400, 'The body of this call has another shape.');
    try {
      const work = studio.calls[url] as (body: unknown) => Promise<unknown>;
      return send(response, 200, 'application/json', JSON.stringify(await work(body)));
    } catch (error) {
      const failure = error instanceof Failure ? error : machineFailure(error);
      if (failure === undefined) throw error;
      return refuse(409, failure.message);
    }
  }
}

function isPath(url: string): url is StudioPath {
  return Object.hasOwn(shapes, url);
}

/** The JSON of a body; undefined where it is none, or too long. */
async function bodyIn(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    length += (piece as Buffer).length;
    if (length > LONGEST_BODY) return undefined;
    pieces.push(piece as Buffer);
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString('utf8'));
  } catch {
    return undefined;
  }
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      ...headers,
    })
    .end(text);
}
