import type { FastifyInstance } from 'fastify';
import { hostOf } from '#sandbox/http/host-of.ts';
import { pathOf } from '#sandbox/http/path-of.ts';
import type { SandboxCall } from '#schemas/generated/platform.ts';

export interface Journal {
  /** @param since id of the last call that is known already; 0 for none */
  list(since: number, path: string): SandboxCall[];
  clear(): void;
}

const KEPT = 5000;

/** Writes down the calls to the platform as they come in, known or not; the oldest make room for new ones. */
export function installJournal(app: FastifyInstance, clock: () => Date): Journal {
  const calls = new Map<string, SandboxCall>();
  let last = 0;

  app.addHook('onRequest', async (request) => {
    const path = pathOf(request);
    if (!/^\/(wps|lgw|lotto)\//.test(path)) return;
    last += 1;
    const { method, query } = request;
    const time = clock().toISOString();
    calls.set(request.id, {
      id: last,
      time,
      method,
      path,
      query: query as SandboxCall['query'],
      host: hostOf(request),
    });
    const [oldest] = calls.keys();
    if (calls.size > KEPT && oldest !== undefined) calls.delete(oldest);
  });
  app.addHook('preValidation', async (request) => {
    const call = calls.get(request.id);
    if (call && request.body !== undefined) Object.assign(call, { body: request.body });
  });
  app.addHook('onResponse', async (request, reply) => {
    const call = calls.get(request.id);
    if (call) call.status = reply.statusCode;
  });

  return {
    list: (since, path) =>
      [...calls.values()].filter((call) => call.id > since && call.path.startsWith(path)),
    clear: () => calls.clear(),
  };
}
