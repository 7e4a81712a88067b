import { setTimeout } from 'node:timers/promises';
import type { SandboxFault } from '@liveryjs/schemas/platform';
import type { FastifyInstance } from 'fastify';
import { pathOf } from '#sandbox/http/path-of.ts';

export interface Faults {
  list(): SandboxFault[];
  replace(faults: readonly SandboxFault[]): void;
}

/** Lets calls go wrong as they were told to. What sets the state is spared, or nobody could mend it. */
export function installFaults(app: FastifyInstance): Faults {
  let faults: SandboxFault[] = [];

  const take = (call: string): SandboxFault | undefined => {
    const fault = faults.find((candidate) => candidate.call === call);
    if (fault?.times === undefined) return fault;
    const rest = fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
    faults = faults.flatMap((other) => (other === fault ? rest : [other]));
    return fault;
  };

  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    if (path === '/sandbox/state' || path === '/sandbox/journal') return;
    const fault = take(`${request.method} ${path}`);
    if (!fault) return;
    if (fault.delayMs !== undefined) await setTimeout(fault.delayMs, undefined, { ref: false });
    if (fault.hang || fault.abort) {
      reply.hijack();
      if (fault.abort) request.raw.destroy();
      return reply;
    }
    if (fault.status === undefined && fault.body === undefined) return;
    reply.code(fault.status ?? 200).type('application/json');
    return reply.send(fault.body ?? refusal);
  });

  return {
    list: () => faults,
    replace: (next) => {
      faults = [...next];
    },
  };
}

const refusal = JSON.stringify({
  success: false,
  message: 'This call was told to fail.',
  error: { code: 'fault' },
});
