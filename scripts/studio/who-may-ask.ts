import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { hostOfRequest, nameOf } from '#scripts/serve/host-names.ts';

/** The host name of the studio. */
const STUDIO_HOST = 'studio.localhost';

/** The header that carries the token of the studio's own page. */
const TOKEN_HEADER = 'x-studio-token';

/** A request, as far as it says who makes it. */
export type Requester = Pick<IncomingMessage, 'url' | 'method' | 'headers' | 'headersDistinct'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/** Tells whether a request is for the studio. */
export function isForStudio(request: Requester): boolean {
  const host = hostOfRequest(request);
  return host !== undefined && nameOf(host) === STUDIO_HOST;
}

/** The origin of the studio on a port. */
export function studioOrigin(port: number): string {
  return `http://${STUDIO_HOST}:${port}`;
}

/** Why a request for the studio is refused, in a sentence; undefined where it is not. */
export function refusalOf(request: Requester, port: number): string | undefined {
  if (!isLoopback(request.socket.remoteAddress)) return 'The studio answers this machine alone.';
  if (request.headers.host?.toLowerCase() !== `${STUDIO_HOST}:${port}`)
    return `The studio answers on ${studioOrigin(port)} alone.`;
  return undefined;
}

/** Why a call of the studio's page is refused, in a sentence; undefined where it is not. @param token of that page */
export function callRefusal(request: Requester, port: number, token: string): string | undefined {
  if (request.method !== 'POST') return 'Calls of the studio are POST requests.';
  if (request.headers.origin !== studioOrigin(port)) return 'This call is not from the page of the studio.';
  if (!isSame(request.headers[TOKEN_HEADER], token))
    return 'The studio was started anew since this page was opened. Load the page again: the draft is kept.';
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    return 'The body of a call is application/json.';
  return undefined;
}

function isLoopback(address = ''): boolean {
  return /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(address);
}

function isSame(given: string | readonly string[] | undefined, token: string): boolean {
  if (typeof given !== 'string') return false;
  const [some, other] = [Buffer.from(given), Buffer.from(token)];
  return some.length === other.length && timingSafeEqual(some, other);
}
