import type { SandboxCall } from '@liveryjs/schemas/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hostOf } from '#sandbox/http/host-of.ts';
import { pathOf } from '#sandbox/http/path-of.ts';
import { isSealed } from '#sandbox/http/sealed-bodies.ts';
import { tokenOf } from '#sandbox/identity/session.ts';

export interface Journal {
  /**
   * @param since id of the last call that is known already; 0 for none
   * @param secrets whether passwords and codes are shown: a list is easily passed on. A session's token never is
   */
  list(since: number, path: string, secrets: boolean): SandboxCall[];
  clear(): void;
}

const KEPT = 5000;
/** Characters of all calls together, as JSON: a visitor without a session writes into it, too. */
const KEPT_LENGTH = 8 * 1024 * 1024;
/** Headers that calls take. The token stays out. */
const SHOWN = ['merchant', 'language', 'x-gateway-version'] as const;

/** A call as it is kept. Its parts are texts: parsed, a body of 64 KB may take several MB. */
interface Entry {
  readonly id: number;
  readonly path: string;
  readonly sent: string;
  body?: string;
  status?: number;
}

/** Writes down the calls to the platform as they come in, known or not; the oldest make room for new ones. */
export function installJournal(app: FastifyInstance, clock: () => Date): Journal {
  const entries = new Map<string, Entry>();
  let [last, length] = [0, 0];
  const makeRoom = () => {
    for (const [id, { sent, body = '' }] of entries) {
      if (entries.size <= KEPT && length <= KEPT_LENGTH) return;
      entries.delete(id);
      length -= sent.length + body.length;
    }
  };

  app.addHook('onRequest', async (request) => {
    const path = pathOf(request);
    if (!/^\/(wps|lgw|lotto)\//.test(path)) return;
    last += 1;
    const { method, query, headers } = request;
    const call: SandboxCall = {
      id: last,
      time: clock().toISOString(),
      method,
      path,
      query: query as SandboxCall['query'],
      host: hostOf(request),
      ...headersOf(headers),
      ...(tokenOf(request) === undefined ? {} : { authorized: true }),
      ...(isSealed(request) ? { encrypted: true } : {}),
    };
    const sent = JSON.stringify(call);
    entries.set(request.id, { id: last, path, sent });
    length += sent.length;
    makeRoom();
  });
  app.addHook('preValidation', async ({ id, body }) => {
    const entry = entries.get(id);
    if (!entry || body === undefined) return;
    // A file is journalled by its size alone.
    entry.body = JSON.stringify(Buffer.isBuffer(body) ? { bytes: body.length } : body);
    length += entry.body.length;
    makeRoom();
  });
  app.addHook('onResponse', async (request, reply) => {
    const entry = entries.get(request.id);
    if (entry) entry.status = reply.statusCode;
  });

  return {
    list(since, path, secrets) {
      const list = [...entries.values()].filter((entry) => entry.id > since && entry.path.startsWith(path));
      return list.map((entry) => blanked(callOf(entry), secrets));
    },
    clear() {
      entries.clear();
      length = 0;
    },
  };
}

function callOf({ sent, body, status }: Entry): SandboxCall {
  return {
    ...(JSON.parse(sent) as SandboxCall),
    ...(body !== undefined && { body: JSON.parse(body) as NonNullable<SandboxCall['body']> }),
    ...(status !== undefined && { status }),
  };
}

/** Fields of bodies that nobody but the platform may know. */
const SECRETS: ReadonlySet<string> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
  'oldPassword',
  'newPassword',
  'confirmNewPassword',
  'verificationCode',
  'code',
  'idToken',
  'firebaseIdToken',
]);

/** The session's token, wherever a call carries it, is never listed: whoever reads it is signed in. */
const TOKENS: ReadonlySet<string> = new Set(['token', 'sessionToken', 'accessToken']);

function blanked(call: SandboxCall, secrets: boolean): SandboxCall {
  const { body, query } = call;
  return {
    ...call,
    query: withoutSecrets(query, secrets) as SandboxCall['query'],
    ...(body !== undefined && { body: withoutSecrets(body, secrets) as NonNullable<SandboxCall['body']> }),
  };
}

function withoutSecrets(value: unknown, secrets: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, secrets));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, part]) => [
    name,
    TOKENS.has(name) || (!secrets && SECRETS.has(name)) ? '***' : withoutSecrets(part, secrets),
  ]);
  return Object.fromEntries(fields);
}

function headersOf(headers: FastifyRequest['headers']): Pick<SandboxCall, 'headers'> {
  const sent = SHOWN.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return sent.length > 0 ? { headers: Object.fromEntries(sent) } : {};
}
