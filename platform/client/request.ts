import { CallError } from '#engine/kit/plain.ts';

/** Every answer of the platform is wrapped so. */
interface Envelope {
  readonly success: boolean;
  readonly value?: unknown;
  readonly message?: string;
}

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Left out of the address where undefined. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Calls the platform, on the portal's own origin.
 *
 * @param path under /wps, /lgw or /lotto
 * @returns the envelope's value, whose shape the caller names: `schemas/platform` is the contract
 * @throws CallError, with why
 */
export async function request<T>(
  path: string,
  { method = 'GET', query = {}, signal }: RequestOptions = {},
): Promise<T> {
  const response = await send(path + queryText(query), { method, signal: signal ?? null });
  const body = await read(response, path);
  if (!response.ok) {
    throw new CallError('http', `${method} ${path} answered ${response.status}.`, {
      status: response.status,
    });
  }
  if (!isEnvelope(body))
    throw new CallError('shape', `${method} ${path} answered something that is no envelope.`);
  if (!body.success) throw new CallError('refused', body.message ?? `${method} ${path} was refused.`);
  return body.value as T;
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, headers: { accept: 'application/json' } });
  } catch (cause) {
    throw failure(cause);
  }
}

async function read(response: Response, path: string): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw failure(cause);
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (!response.ok) return undefined;
    throw new CallError('shape', `${path} answered something that is no JSON.`, { cause });
  }
}

function failure(cause: unknown): CallError {
  const late = cause instanceof DOMException && cause.name === 'TimeoutError';
  return new CallError(
    late ? 'timeout' : 'network',
    late ? 'No answer in time.' : 'The call did not get through.',
    {
      cause,
    },
  );
}

function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && 'success' in body && typeof body.success === 'boolean';
}

function queryText(query: NonNullable<RequestOptions['query']>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
