import type { Operation } from '@liveryjs/workspace/types/contract/read-contract';
import type { Reply } from './ask.ts';
import type { Result } from './result.ts';

interface Envelope {
  readonly success: boolean;
  readonly value?: unknown;
  readonly message?: unknown;
  readonly error?: unknown;
}

/** The result of a call by its reply alone. */
export type Judged = Pick<Result, 'verdict' | 'note'>;

/** Judges the reply to a call that reads. */
export function judgeRead({ specified }: Operation, reply: Reply): Judged {
  const trouble = judgeReply(specified, reply);
  if (trouble) return trouble;
  const { status, body } = reply as { status: number; body: Envelope };
  if (body.success) return { verdict: 'passed', note: '' };
  if (status >= 500) return { verdict: 'failed', note: `status ${status}` };
  return { verdict: 'refused', note: reasonOf(body) };
}

/** Judges the reply to a call that changes something, made with an empty body. */
export function judgeWrite({ operationId, specified }: Operation, reply: Reply): Judged {
  const trouble = judgeReply(specified, reply);
  if (trouble) return trouble;
  const { status, body } = reply as { status: number; body: Envelope };
  if (operationId === 'logOut')
    return body.success ? { verdict: 'passed', note: '' } : { verdict: 'failed', note: reasonOf(body) };
  if (body.success) return { verdict: 'failed', note: 'an empty body was taken' };
  if (status >= 500) return { verdict: 'failed', note: `an empty body is answered with status ${status}` };
  return { verdict: 'refused', note: reasonOf(body) };
}

/** Judges a reply before its envelope is looked into. */
function judgeReply(specified: boolean, reply: Reply): Judged | undefined {
  if ('trouble' in reply) return { verdict: 'failed', note: `not reached: ${reply.trouble}` };
  const { status, body, isJson } = reply;
  const hasEnvelope = isEnvelope(body);
  const absent = status === 404 || status === 405 || status === 501;
  const isNo = hasEnvelope && typeof body.error === 'object' && body.error !== null;
  if (absent && !isNo) {
    return specified
      ? { verdict: 'failed', note: `status ${status}: the specification names this call` }
      : { verdict: 'absent', note: 'what needs this call stays away or says so' };
  }
  if (!isJson) return { verdict: 'failed', note: `status ${status}: the answer is no JSON` };
  if (hasEnvelope && body.success && isNo)
    return { verdict: 'failed', note: '/success is true, and /error says why it failed' };
  if (hasEnvelope && body.success && status >= 400)
    return { verdict: 'failed', note: `/success is true with status ${status}` };
  if (!hasEnvelope)
    return { verdict: 'failed', note: 'no envelope: /success is missing, or neither true nor false' };
  return undefined;
}

/** Tells whether an answer says of itself that the call succeeded, or did not. */
export function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && typeof (body as Envelope).success === 'boolean';
}

/** The value of an answer; undefined without success. */
export function valueIn(reply: Reply): unknown {
  return 'body' in reply && isEnvelope(reply.body) && reply.body.success ? reply.body.value : undefined;
}

/** Why the platform said no: its code, or its own words. */
export function reasonOf({ error, value, message }: Envelope): string {
  const code = typeof error === 'object' && error !== null ? (error as { code?: unknown }).code : error;
  const words = [code, value, message].find((text) => typeof text === 'string' && text !== '');
  return words === undefined ? 'without a reason' : String(words).slice(0, 100);
}
