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
/** Characters of all bodies together, as JSON. */
const KEPT_BODIES = 8 * 1024 * 1024;
/** Headers that calls take. The token stays out. */
const SHOWN = ['merchant', 'language', 'x-gateway-version'] as const;

/** Writes down the calls to the platform as they come in, known or not; the oldest make room for new ones. */
export function installJournal(app: FastifyInstance, clock: () => Date): Journal {
  const calls = new Map<string, SandboxCall>();
  const lengths = new Map<string, number>();
  let [last, length] = [0, 0];
  const makeRoom = () => {
    for (const [id] of calls) {
      if (calls.size <= KEPT && length <= KEPT_BODIES) return;
      calls.delete(id);
      length -= lengths.get(id) ?? 0;
      lengths.delete(id);
    }
  };

  app.addHook('onRequest', async (request) => {
    const path = pathOf(request);
    if (!/^\/(wps|lgw|lotto)\//.test(path)) return;
    last += 1;
    const { method, query, headers } = request;
    const time = clock().toISOString();
    calls.set(request.id, {
      id: last,
      time,
      method,
      path,
      query: query as SandboxCall['query'],
      host: hostOf(request),
      ...headersOf(headers),
      ...(tokenOf(request) === undefined ? {} : { authorized: true }),
      ...(isSealed(request) ? { encrypted: true } : {}),
    });
    makeRoom();
  });
  app.addHook('preValidation', async (request) => {
    const call = calls.get(request.id);
    if (!call || request.body === undefined) return;
    const { body } = request;
    // Of a file, how large it is.
    const kept = Buffer.isBuffer(body) ? { bytes: body.length } : body;
    Object.assign(call, { body: kept });
    lengths.set(request.id, JSON.stringify(kept).length);
    length += lengths.get(request.id) ?? 0;
    makeRoom();
  });
  app.addHook('onResponse', async (request, reply) => {
    const call = calls.get(request.id);
    if (call) call.status = reply.statusCode;
  });

  return {
    list(since, path, secrets) {
      const list = [...calls.values()].filter((call) => call.id > since && call.path.startsWith(path));
      return list.map((call) => blanked(call, secrets));
    },
    clear() {
      calls.clear();
      lengths.clear();
      length = 0;
    },
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
