import { CallError, heedServerTime, pageTime, takeEarlyAnswer } from '@liveryjs/engine/kit/plain';
import type { OutgoingCall, Reply } from '@liveryjs/schemas/contract/adapter';
import { connection } from './connection.ts';
import { envelopeOf, reasonOf } from './refusal-reason.ts';

export interface Exchange {
  readonly method: string;
  /** Path without query: what errors may say of the call. */
  readonly path: string;
  /** With its question mark; empty where there is none. */
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Blob;
  readonly signal: AbortSignal;
}

/**
 * Sends one call as the merchant's portal and reads its envelope, both through the adapter where there is one.
 *
 * @throws CallError, whose text holds nothing of what went over the wire
 */
export async function exchange({ signal, query = '', headers, ...rest }: Exchange): Promise<unknown> {
  const name = `${rest.method} ${rest.path}`;
  const standardHeaders = headersOf(connection.merchant, connection.language());
  const call: OutgoingCall = { ...rest, query, headers: { ...standardHeaders, ...headers } };
  const plainly = (sent: OutgoingCall) => send(sent, signal);
  const { through } = connection;
  const { status, body, retryAfter } = await (through ? through(call, plainly) : plainly(call));
  const ok = status >= 200 && status < 300;
  const envelope = envelopeOf(body);
  if (ok && envelope?.success) return envelope.value;
  if (ok && !envelope)
    throw new CallError(
      'shape',
      `${name} answered something that is no ${typeof body === 'string' ? 'JSON' : 'envelope'}.`,
    );
  const reason = reasonOf(body);
  const understood = envelope && status < 500 && status !== 429;
  throw new CallError(
    understood ? 'refused' : 'http',
    understood ? `${name} was refused: ${reason.code ?? status}.` : `${name} answered ${status}.`,
    { status, ...reason, retryAfter },
  );
}

async function send(
  { method, path, query, headers, body }: OutgoingCall,
  signal: AbortSignal,
): Promise<Reply> {
  const url = path + query;
  try {
    const early = method === 'GET' && takeEarlyAnswer(url);
    const response = await (early || fetch(url, { method, headers, body: body ?? null, signal }));
    const text = await response.text();
    // An answer from a cache has the time at which it came there.
    if (/\bno-store\b/i.test(response.headers.get('cache-control') ?? ''))
      heedServerTime(response.headers.get('date'));
    return { status: response.status, body: parsed(text), retryAfter: secondsOf(response) };
  } catch (cause) {
    throw networkError(cause);
  }
}

/** Returns the headers of a call. */
export function headersOf(
  merchant: string | undefined,
  language: string | undefined,
): Record<string, string> {
  return { accept: 'application/json', ...(merchant && { merchant }), ...(language && { language }) };
}

/** The answer's JSON; its text where it is none. The parser's own error quotes the answer, which may hold a token. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns the error for a failure below the platform's own words: too late, or not got through. */
export function networkError(cause: unknown): CallError {
  const late = cause instanceof DOMException && cause.name === 'TimeoutError';
  return late
    ? new CallError('timeout', 'No answer in time.', { cause })
    : new CallError('network', 'The call did not get through.', { cause });
}

/** Seconds until the platform takes the call again. It names them, or a date, which is one of its own clock. */
function secondsOf({ headers }: Response): number | undefined {
  const wait = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(wait)) return Number(wait);
  if (!wait.endsWith('GMT')) return undefined;
  const date = headers.get('date');
  const now = date === null ? pageTime() : Date.parse(date);
  const seconds = Math.ceil((Date.parse(wait) - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
