import { CallError, PATIENCE } from '@liveryjs/engine/kit/plain';
import { session } from '#client/session/session.ts';
import { connection } from './connection.ts';
import { exchange } from './exchange.ts';
import { seal } from './seal.ts';

export type Fields = Readonly<Record<string, string | number | undefined>>;

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Left out of the address where undefined. Addresses are logged on their way: no secret belongs here. */
  readonly query?: Fields;
  /** Sent as JSON. */
  readonly body?: object;
  /** Sent as a form in the place of a body. */
  readonly form?: Fields;
  /** Sent as it is in the place of a body. */
  readonly file?: Blob;
  /** Seals the body: only the platform can read it. */
  readonly encrypt?: boolean;
  /**
   * Sends the session's token, where there is a session. When the platform no longer knows it, the session lapses.
   * A text: sends this token, of a session that has not begun yet.
   */
  readonly token?: boolean | string;
  /** Is not sent at all without a session, which may have ended since somebody wanted the answer. */
  readonly needsSession?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: gives up when no answer comes in time. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Calls the platform, on the portal's own origin.
 *
 * @param path under /wps, /lgw or /lotto
 * @returns the envelope's value, whose shape the caller names: `schemas/platform` is the contract
 * @throws CallError, with why
 */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const { method = 'GET', query = {}, signal = AbortSignal.timeout(PATIENCE) } = options;
  const usesSession = options.token === true;
  const token = usesSession ? session.token : options.token || undefined;
  if (usesSession && (token ? session.lapsed : options.needsSession)) throw notLoggedIn(`${method} ${path}`);
  const content = contentOf(options);
  const sealed = options.encrypt && content;
  const type = options.file?.type ?? content?.type;
  const call = {
    method,
    path,
    query: queryText(query),
    headers: {
      ...(type && { 'content-type': sealed ? connection.cipher.contentType : type }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...options.headers,
    },
    signal,
  };
  const body = sealed ? await seal(sealed.text, signal) : (options.file ?? content?.text);
  try {
    return (await exchange({ ...call, ...(body !== undefined && { body }) })) as T;
  } catch (error) {
    if (token && usesSession && error instanceof CallError && error.status === 401)
      void connection.expired(token);
    throw error;
  }
}

/** The platform's own answer to whoever has no session, without asking it. */
function notLoggedIn(call: string): CallError {
  return new CallError('refused', `${call} was not sent: not_logged_in.`, {
    status: 401,
    code: 'not_logged_in',
  });
}

function contentOf({ body, form }: RequestOptions): { type: string; text: string } | undefined {
  if (body) return { type: 'application/json', text: JSON.stringify(body) };
  return form && { type: 'application/x-www-form-urlencoded', text: String(given(form)) };
}

/** A query with its question mark; empty where there is none. */
export function queryText(query: Fields): string {
  const text = String(given(query));
  return text && `?${text}`;
}

function given(fields: Fields): URLSearchParams {
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(entries);
}
