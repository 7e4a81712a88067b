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
/** Names by kind. Their number is bounded by the length of the body. */
const facts = {
  type: 'object',
  propertyNames: name,
  additionalProperties: { type: 'array', items: { type: 'string', maxLength: 1000 } },
};
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
    editOf(['palette'], { value: { type: 'string', maxLength: 100 } }),
    editOf(['reset', 'remove', 'duplicate'], {}),
    editOf(['write'], { language: name, value: { type: 'string' } }),
    editOf(['erase'], { language: name }),
    editOf(['picture'], { value: { type: 'string' } }),
    editOf(['move'], { before: name }),
    editOf(['move'], { after: name }),
    editOf(['add'], { value: { type: 'object' } }, spot),
    editOf(['transfer'], { to: path }, spot),
  ],
};
const short = { type: 'string', maxLength: 2000 };
const base64 = { type: 'string', pattern: '^[A-Za-z0-9+/]*={0,2}$' };
const side = { enum: ['mine', 'theirs'] };
const setName = { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,63}$' };
const ajv = new Ajv2020();
const bodyOf = (properties: object, required = Object.keys(properties)) =>
  ajv.compile({ type: 'object', additionalProperties: false, required, properties });
const empty = bodyOf({});
/** Texts are as somebody has written them: what they may be is for the checks of every brand to say. */
const wish = bodyOf(
  {
    from: name,
    id: short,
    name: short,
    domains: short,
    merchant: short,
    currency: short,
    languages: short,
    color: { type: 'string', maxLength: 100 },
    logo: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'content'],
      properties: { name: short, content: base64 },
    },
  },
  ['from', 'id', 'name'],
);

/** Tells of the body of each call whether it has its shape. */
const shapes = {
  '/api/brands': empty,
  '/api/brand': bodyOf({ brand: name }),
  '/api/page': bodyOf({ brand: name, page: name, facts }, ['brand', 'page']),
  '/api/form': bodyOf({ brand: name, at: path, language: name }),
  '/api/blanks': bodyOf({ brand: name, at: path, language: name }),
  '/api/colors': bodyOf({ brand: name, shownBy: name }, ['brand']),
  '/api/repeated': bodyOf({ brand: name }),
  '/api/stale': bodyOf({ brand: name }),
  '/api/messages': bodyOf(
    { brand: name, languages: { type: 'array', maxItems: 100, items: name }, at: path },
    ['brand', 'languages'],
  ),
  '/api/text': bodyOf({ brand: name, key: path, language: name }),
  '/api/assets': bodyOf({ brand: name }),
  '/api/add-photo': bodyOf({ brand: name, at: path, content: base64 }),
  '/api/contents': bodyOf({ brand: name, languages: { type: 'array', maxItems: 100, items: name } }),
  '/api/content': bodyOf({ brand: name, name, language: name }),
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
  '/api/other-brands': bodyOf({ edit }),
  '/api/undo': empty,
  '/api/redo': empty,
  '/api/discard': empty,
  '/api/rebase': bodyOf({ take: side }, []),
  '/api/new-brand': bodyOf({ from: name }, []),
  '/api/plan-brand': wish,
  '/api/make-brand': wish,
  '/api/review': empty,
  '/api/change-sets': empty,
  '/api/change-set': bodyOf({ name: setName }),
  '/api/keep-in-set': bodyOf({ name: short, title: short }, ['name']),
  '/api/open-set': bodyOf({ name: setName }),
  '/api/rebase-set': bodyOf({ name: setName, take: side }),
  '/api/apply-set': bodyOf({ name: setName }),
  '/api/approve-set': bodyOf({ name: setName, isWithdrawn: { type: 'boolean' } }, ['name']),
  '/api/note-set': bodyOf(
    {
      name: setName,
      text: { type: 'string', maxLength: 100_000 },
      about: {
        type: 'object',
        additionalProperties: false,
        required: ['brand', 'at'],
        properties: { brand: name, at: path },
      },
      to: short,
      isSettled: { type: 'boolean' },
    },
    ['name'],
  ),
  '/api/take-back-set': bodyOf({ name: setName, take: side }, ['name']),
  '/api/publish-set': bodyOf({ name: setName, moment: short }, ['name']),
  '/api/cancel-set': bodyOf({ name: setName }),
  '/api/roll-back-set': bodyOf({ name: setName }),
  '/api/save': empty,
} satisfies Readonly<Record<StudioPath, (body: unknown) => boolean>>;

/** Answers a request; undefined where it is none for the studio. */
export type StudioServer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | undefined;

/**
 * Answers all that comes to the studio's host name, and nothing else.
 * @param port of the server, once it listens
 * @param log hears of faults of the studio itself
 * @param token that the page proves itself with. Default: one that nobody can guess
 */
export function serveStudio(
  studio: Pick<Studio, 'calls'>,
  port: () => number,
  log: (line: string) => void,
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
    const text = await textIn(request);
    if (text === undefined)
      return refuse(
        413,
        'This change is larger than 1 MB, which is more than the studio takes at once. Nothing was changed.',
      );
    const body = jsonOf(text);
    if (body === undefined || !shapes[url](body))
      return refuse(
        400,
        'The studio does not understand this page, which may be older than the server. Load the page again: the draft is kept.',
      );
    try {
      const work = studio.calls[url] as (body: unknown) => Promise<unknown>;
      return send(response, 200, 'application/json', JSON.stringify(await work(body)));
    } catch (error) {
      const failure = error instanceof Failure ? error : machineFailure(error);
      if (failure !== undefined) return refuse(409, failure.message);
      const { message, stack } = error as Error;
      log(`The studio failed at ${url}: ${stack}`);
      return refuse(
        500,
        `The studio failed at this, which is a fault of its own: ${message}. Your draft is kept, and the terminal says more.`,
      );
    }
  }
}

function isPath(url: string): url is StudioPath {
  return Object.hasOwn(shapes, url);
}

/** The text of a body; undefined where it is too long. All of it is read: who still writes would hear no answer. */
async function textIn(request: IncomingMessage): Promise<string | undefined> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    length += (piece as Buffer).length;
    if (length <= LONGEST_BODY) pieces.push(piece as Buffer);
  }
  return length > LONGEST_BODY ? undefined : Buffer.concat(pieces).toString('utf8');
}

/** The value of a text of JSON; undefined where it is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
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
