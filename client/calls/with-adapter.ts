import { CallError, type Portal } from '@liveryjs/engine/kit/plain';
import type { Adapter } from '@liveryjs/schemas/contract/adapter';
import { connection } from './connection.ts';

/** The same portal for a platform that needs an adapter. */
export function withAdapter(portal: Portal, adapter: Adapter): Portal {
  return {
    ...portal,
    start(context) {
      connection.through = async (call, send) => {
        const name = `${call.method} ${call.path}`;
        const sent = adapter.outgoing ? await adapted(name, async () => adapter.outgoing?.(call)) : call;
        const reply = await send(sent);
        if (!adapter.incoming) return reply;
        const { status, body, retryAfter } = reply;
        const answer = await adapted(name, async () => adapter.incoming?.({ status, body }, call));
        return { ...answer, retryAfter };
      };
      portal.start(context);
      if (adapter.cipher) connection.cipher = adapter.cipher;
    },
  };
}

/** Returns the result of a method of the adapter. @throws CallError where the method throws, or returns nothing */
async function adapted<Result>(name: string, run: () => Promise<Result | undefined>): Promise<Result> {
  try {
    const result = await run();
    if (result !== undefined) return result;
    throw new TypeError('A method of the adapter returned nothing.');
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error;
    const failure = new CallError('shape', `${name} did not pass the platform's adapter: ${kind}.`);
    // The adapter's own words may quote the call or the answer: they are for the adapter's author alone.
    if (import.meta.env.DEV) console.error(failure.message, error);
    else reportError(failure);
    throw failure;
  }
}
