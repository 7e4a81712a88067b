import { CallError, takeEarlyAnswer } from '#engine/kit/plain.ts';
import type { OutgoingCall } from './adapter.ts';
import { connection } from './connection.ts';
import { isEnvelope, reasonOf } from './refusal-reason.ts';

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
  const own = headersOf(connection.merchant, connection.language());
  const call: OutgoingCall = { ...rest, query, headers: { ...own, ...headers } };
  const { adapter } = connection;
  const sent = adapter?.outgoing ? await adapted(name, async () => adapter.outgoing?.(call)) : call;
  const response = await send(sent, signal);
  const answer = { status: response.status, body: await read(response) };
  const { status, body } = adapter?.incoming
    ? await adapted(name, async () => adapter.incoming?.(answer, call))
    : answer;
  const ok = status >= 200 && status < 300;
  if (ok && isEnvelope(body) && body.success) return body.value;
  if (ok && !isEnvelope(body))
    throw new CallError(
      'shape',
      `${name} answered something that is no ${typeof body === 'string' ? 'JSON' : 'envelope'}.`,
    );
  const reason = reasonOf(body);
  const understood = isEnvelope(body) && status < 500 && status !== 429;
  throw new CallError(
    understood ? 'refused' : 'http',
    understood ? `${name} was refused: ${reason.code ?? status}.` : `${name} answered ${status}.`,
    { status, ...reason, retryAfter: secondsOf(response) },
  );
}

/** What one step of the adapter gives; nothing is an error, too. */
async function adapted<Result>(name: string, step: () => Promise<Result | undefined>): Promise<Result> {
  try {
    const result = await step();
    if (result !== undefined) return result;
    throw new TypeError('An adapter has to return what goes on.');
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error;
    const failure = new CallError('shape', `${name} did not pass the platform's adapter: ${kind}.`);
    // The adapter's own words may quote the call or the answer: they are for the adapter's author alone.
    if (import.meta.env.DEV) console.error(failure.message, error);
    else reportError(failure);
    throw failure;
  }
}

async function send(
  { method, path, query, headers, body }: OutgoingCall,
  signal: AbortSignal,
): Promise<Response> {
  const url = path + query;
  try {
    const early = method === 'GET' && takeEarlyAnswer(url);
    if (early) return await early;
    return await fetch(url, {
      method,
      headers,
      body: body ?? null,
      signal,
    });
  } catch (cause) {
    throw networkError(cause);
  }
}

/** What every call says of itself. */
export function headersOf(
  merchant: string | undefined,
  language: string | undefined,
): Record<string, string> {
  return { accept: 'application/json', ...(merchant && { merchant }), ...(language && { language }) };
}

/** The answer's JSON; its text where it is none. */
async function read(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw networkError(cause);
  }
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What a failure below the platform's own words is: too late, or not got through. */
export function networkError(cause: unknown): CallError {
  const late = cause instanceof DOMException && cause.name === 'TimeoutError';
  return late
    ? new CallError('timeout', 'No answer in time.', { cause })
    : new CallError('network', 'The call did not get through.', { cause });
}

function secondsOf({ headers }: Response): number | undefined {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  return Number.isNaN(seconds) ? undefined : seconds;
}
