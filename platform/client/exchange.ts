import { CallError, takeEarlyAnswer } from '#engine/kit/plain.ts';
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
 * Sends one call as the merchant's portal and reads its envelope.
 *
 * @throws CallError, whose text holds nothing of what went over the wire
 */
export async function exchange(call: Exchange): Promise<unknown> {
  const name = `${call.method} ${call.path}`;
  const response = await send(call);
  const { status, ok } = response;
  const body = await read(response, name);
  if (ok && isEnvelope(body) && body.success) return body.value;
  if (ok && !isEnvelope(body))
    throw new CallError('shape', `${name} answered something that is no envelope.`);
  const reason = reasonOf(body);
  const understood = isEnvelope(body) && status < 500 && status !== 429;
  throw new CallError(
    understood ? 'refused' : 'http',
    understood ? `${name} was refused: ${reason.code ?? status}.` : `${name} answered ${status}.`,
    { status, ...reason, retryAfter: secondsOf(response) },
  );
}

async function send({ method, path, query = '', headers, body, signal }: Exchange): Promise<Response> {
  const url = path + query;
  try {
    const early = method === 'GET' && takeEarlyAnswer(url);
    if (early) return await early;
    return await fetch(url, {
      method,
      headers: { ...headersOf(connection.merchant, connection.language()), ...headers },
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

async function read(response: Response, name: string): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw networkError(cause);
  }
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own error quotes the answer, which may hold a token.
    if (!response.ok) return undefined;
    throw new CallError('shape', `${name} answered something that is no JSON.`);
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
