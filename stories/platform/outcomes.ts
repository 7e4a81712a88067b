import type * as contract from '@liveryjs/schemas/calls';
import type { AnswerOf, Call } from '@liveryjs/schemas/contract/call';
import type { Envelope, PlatformError } from '@liveryjs/schemas/platform';

/** A call as it reaches the platform of a story. */
export interface StoryCall {
  /** The contract's; `METHOD /path` where the contract does not have the call. */
  readonly name: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Parsed where it is JSON, else the text; undefined without one. */
  readonly body: unknown;
  readonly headers: Headers;
}

/** The end of a call that does not simply answer a value. */
export class Outcome {
  /** Makes the response; `never` where none comes. */
  readonly end: 'never' | (() => Promise<Response>);

  constructor(end: Outcome['end']) {
    this.end = end;
  }
}

/** The value that the envelope carries, or how the call ends otherwise. A function is asked at each call. */
type Answer<Value> = Value | Outcome | ((call: StoryCall) => Value | Outcome | Promise<Value | Outcome>);

type Contract = typeof contract;
/** A value that says nothing is null. */
type ValueOf<Declared> =
  Declared extends Call<infer Types> ? (undefined extends AnswerOf<Types> ? null : AnswerOf<Types>) : never;

/** Answers by the contract's name of a call; by `METHOD /path` where the call is no one's of the contract. */
export type Answers = {
  readonly [Name in keyof Contract]?: Answer<ValueOf<Contract[Name]>>;
} & {
  readonly [key: `${'GET' | 'POST'} /${string}`]: Answer<object | null>;
};

/** An answer with this status: the envelope of a refusal, with the platform's code for it, and what is wrong where. */
export function failing(
  status: number,
  {
    code = 'failed',
    message = 'The call failed.',
    details,
  }: Partial<PlatformError> & { message?: string } = {},
): Outcome {
  const error = { code, ...(details && { details }) };
  return new Outcome(async () => respond(status, { success: false, message, error }));
}

/** An answer that never comes: what shows while waiting stays. */
export function hanging(): Outcome {
  return new Outcome('never');
}

/** An answer that is no JSON. */
export function broken(): Outcome {
  return new Outcome(async () => new Response('<!doctype html><title>Proxy</title>', { status: 200 }));
}

/** A call that does not get through. */
export function aborted(): Outcome {
  return new Outcome(async () => {
    throw new TypeError('Failed to fetch');
  });
}

export function respond(
  status: number,
  body: Omit<Envelope, 'value'> & { readonly value?: unknown },
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}
