import type { Envelope, PlatformError } from '#schemas/generated/platform.ts';

/** A call as it reaches the platform of a story. */
export interface StoryCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Parsed where it is JSON, else the text; undefined without one. */
  readonly body: unknown;
  readonly headers: Headers;
}

/** How a call ends that does not simply answer a value. */
export class Outcome {
  /** Makes the response; `never` where none comes. */
  readonly end: 'never' | (() => Promise<Response>);

  constructor(end: Outcome['end']) {
    this.end = end;
  }
}

/** The value that the envelope carries, or how the call ends otherwise. */
export type Answer = unknown;

/** Answers by `METHOD /path`. A function is asked at each call. */
export type Answers = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, Answer>>;

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
