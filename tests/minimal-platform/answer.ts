import type { IncomingHttpHeaders } from 'node:http';
import type { Account } from './world.ts';

/** A call that came in, as the journal lists it. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  /** The body, decrypted; undefined where there is none. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
  /** True when the whole body came encrypted. */
  readonly sealed: boolean;
}

/** An answer as a whole: a handler that returns anything else returns the value of an envelope. */
export class Answer {
  readonly status: number;
  readonly body: unknown;
  constructor(body: unknown, status = 200) {
    this.body = body;
    this.status = status;
  }
}

/** Answers one call. @param account whose token the call carries */
export type Handler = (call: ReceivedCall, account: Account | undefined) => unknown;

/** The calls of an area, by method and path. */
export type Calls = Readonly<Record<string, Handler>>;

/**
 * A failure. The specification says that the reason stands in the error value or in the message, and gives no codes.
 *
 * @param why where the reason stands: `error`, `value` or `message`
 */
export function refuse(why: { readonly [place in 'error' | 'value' | 'message']?: string }): Answer {
  return new Answer({ success: false, ...why });
}

/** A call that needs a session token (T in section 7). */
export function withToken(handle: (account: Account, call: ReceivedCall) => unknown): Handler {
  return (call, account) =>
    account === undefined
      ? new Answer({ success: false, message: 'You are not logged in, please login' }, 401)
      : handle(account, call);
}

/** A call whose body has to be encrypted (E in section 7). */
export function encrypted(handle: Handler): Handler {
  return (call, account) =>
    call.sealed ? handle(call, account) : refuse({ message: 'The body has to be encrypted.' });
}

/** A text of the body; empty where the body has none of this name. */
export function textOf({ body }: ReceivedCall, name: string): string {
  const value = body?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
