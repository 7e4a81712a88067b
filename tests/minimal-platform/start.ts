import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Answer, type Calls, type ReceivedCall } from './answer.ts';
import { gameCalls } from './game-calls.ts';
import { identityCalls, tokenOf } from './identity-calls.ts';
import { drawDigits } from './picture.ts';
import { makeSealKey } from './sealed-bodies.ts';
import { siteCalls } from './site-calls.ts';
import { createWorld, type SentMessage } from './world.ts';

/** The answer of a call in the place of its usual one: the whole body of status 200, or an Answer. */
export type OtherAnswer = (call: ReceivedCall, usual: () => unknown) => unknown;

export interface MinimalPlatformOptions {
  /** Default: any free port of this machine. */
  readonly port?: number;
  /** Other answers, by method and path, such as `GET /wps/captcha`. They may change while the platform runs. */
  readonly answers?: Record<string, OtherAnswer>;
}

export interface MinimalPlatform {
  readonly url: string;
  /** The calls that came in, the earliest first. */
  readonly journal: ReceivedCall[];
  /** The other answers of this platform. */
  readonly answers: Record<string, OtherAnswer>;
  /** The codes that went out by SMS and that nobody has used yet. */
  readonly messages: readonly SentMessage[];
  /** The digits of the captchas that were shown and that nobody has used yet. */
  readonly captchas: readonly string[];
  /** Every call that the platform answers, by method and path. */
  readonly calls: readonly string[];
  /** @returns the token of a new session */
  logIn(username: string): string;
  /** Takes the platform back to how it begins: its accounts, its journal and its usual answers. */
  reset(): void;
  close(): Promise<void>;
}

/**
 * Starts a platform that answers the calls of the specification with the fields that the specification names, and
 * nothing else, in memory.
 *
 * @throws when the port is taken
 */
export async function startMinimalPlatform({
  port = 0,
  answers = {},
}: MinimalPlatformOptions = {}): Promise<MinimalPlatform> {
  const key = await makeSealKey();
  const begin = () => {
    const world = createWorld();
    const calls: Calls = { ...siteCalls(key.published), ...identityCalls(world), ...gameCalls() };
    return { world, calls };
  };
  let { world, calls } = begin();
  const journal: ReceivedCall[] = [];

  const answer = (call: ReceivedCall): unknown => {
    const name = `${call.method} ${call.path}`;
    const handle = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (!handle) return new Answer({ success: false, message: `There is no ${name}.` }, 404);
    const value = handle(call, world.holderOf(tokenOf(call.headers.authorization)));
    return value instanceof Answer ? value : { success: true, value: value ?? null };
  };

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://minimal');
    if (pathname.startsWith('/wps/img/')) return send(response, 200, 'image/png', drawDigits(''));
    if (pathname.startsWith('/play/'))
      return send(response, 200, 'text/html; charset=utf-8', gamePage(pathname.slice('/play/'.length)));
    const call = await readCall(request, key);
    journal.push(call);
    const other = answers[`${call.method} ${call.path}`];
    const result = other ? other(call, () => bodyOf(answer(call))) : answer(call);
    const { status, body } = result instanceof Answer ? result : { status: 200, body: result };
    send(response, status, 'application/json', JSON.stringify(body) ?? '');
  };

  const server = createServer((request, response) => {
    take(request, response).catch((error: unknown) =>
      send(response, 400, 'application/json', JSON.stringify({ success: false, message: String(error) })),
    );
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    journal,
    answers,
    get messages() {
      return world.messages;
    },
    get captchas() {
      return world.captchas;
    },
    calls: Object.keys(calls),
    logIn(username) {
      const account = world.find(username);
      if (!account) throw new Error(`The minimal platform has no account ${username}.`);
      return world.begin(account).token;
    },
    reset() {
      ({ world, calls } = begin());
      journal.length = 0;
      for (const name of Object.keys(answers)) delete answers[name];
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

type SealKey = Awaited<ReturnType<typeof makeSealKey>>;

/** Reads a call, with its body decrypted, and with those texts of its body decrypted that came encrypted. */
async function readCall(request: IncomingMessage, key: SealKey): Promise<ReceivedCall> {
  const { method = 'GET', url = '/', headers } = request;
  const { pathname, searchParams } = new URL(url, 'http://minimal');
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  const sealed = key.isSealed(text);
  const plain = sealed ? await key.open(text) : text;
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  const fields: [string, unknown][] =
    plain === '' ? [] : isForm ? [...new URLSearchParams(plain)] : Object.entries(JSON.parse(plain));
  const opened = await Promise.all(
    fields.map(async ([name, value]) => [name, key.isSealed(value) ? await key.open(value) : value] as const),
  );
  return {
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers,
    body: plain === '' ? undefined : Object.fromEntries(opened),
    sealed,
  };
}

function bodyOf(result: unknown): unknown {
  return result instanceof Answer ? result.body : result;
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type });
  response.end(body);
}

/** A game that says its number, and tells the portal nothing. */
function gamePage(nodeId: string): string {
  return `<!doctype html><html lang="en"><title>Game</title><h1>Game ${Number(nodeId)}</h1></html>`;
}
