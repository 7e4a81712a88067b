import type { FastifyInstance } from 'fastify';
import { refuseMistakes } from './call.ts';
import { Refusal } from './refusal.ts';

/** The deepest nesting of a call's body: no shape comes near, and code that walks a value may recurse. */
const DEEPEST = 32;

/**
 * Checks every request before anything else looks at it.
 *
 * @param proxyKey what the portals' server says in `X-Proxy-Key`: from nobody else an address is believed that is not
 *   the connection's own
 */
export function keepTheDoor(app: FastifyInstance, proxyKey: string | undefined): void {
  app.addHook('onRequest', async ({ raw: { url = '', rawHeaders } }) => {
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    // Two hosts are ambiguous, whether in two headers or in a header and the target: one program believes the first and the
    // next the second.
    if (url.startsWith('/') && hosts.length === 1) return;
    const message = 'A request names its host once, in its Host header alone.';
    throw new Refusal(400, message, { code: 'bad_request' });
  });
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    if (proxyKey === undefined || headers['x-proxy-key'] !== proxyKey) delete headers['x-forwarded-for'];
  });
  app.addHook('preValidation', async ({ body }) => {
    if (!isDeep(body)) return;
    refuseMistakes([{ at: 'body', message: `goes deeper than ${DEEPEST} levels` }]);
  });
}

function isDeep(body: unknown): boolean {
  let level = [body].filter(isNested);
  for (let levels = 1; level.length > 0; levels += 1) {
    if (levels > DEEPEST) return true;
    level = level.flatMap((value) => Object.values(value)).filter(isNested);
  }
  return false;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Buffer.isBuffer(value);
}
