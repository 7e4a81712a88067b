import type { CallErrorDetails } from '@liveryjs/engine/kit/plain';
import type { Envelope } from '@liveryjs/schemas/platform';
import { booleanOf } from './read-answer.ts';

/** The details that a failure gives of itself. */
export type RefusalReason = Pick<CallErrorDetails, 'code' | 'serverMessage' | 'said' | 'details'>;

type Details = NonNullable<CallErrorDetails['details']>;

/** A single word is a word for programs, such as wrong_credentials, where programs look for one. */
const WORD = /^[a-z0-9]+([_.-][a-z0-9]+)*$/i;
/** A message is meant for people, unless nobody would write so. */
const SNAKE_CASE = /^[a-z0-9]+(_[a-z0-9]+)+$/i;

/** The envelope that a body is; undefined where it is none. */
export function envelopeOf(body: unknown): Envelope | undefined {
  const success = isRecord(body) ? booleanOf(body.success) : undefined;
  return success === undefined ? undefined : { ...(body as Envelope), success };
}

/**
 * Reads why a call failed. A platform says why in `error.code`, in `error` as a text, in `value` or in `message`: all
 * four are read. Codes come out in lower case.
 *
 * @param body of the answer, which may be anything
 */
export function reasonOf(body: unknown): RefusalReason {
  if (!isRecord(body)) return {};
  const error = isRecord(body.error) ? body.error : { code: body.error };
  const texts = [
    { text: textOf(error.code), code: WORD },
    { text: textOf(body.value), code: WORD },
    { text: textOf(body.message), code: SNAKE_CASE },
  ].flatMap(({ text, code }) => (text === undefined ? [] : [{ text, isCode: code.test(text) }]));
  return {
    code: texts.find(({ isCode }) => isCode)?.text.toLowerCase(),
    serverMessage: texts.findLast(({ isCode }) => !isCode)?.text,
    said: texts.map(({ text }) => text),
    details: Array.isArray(error.details) ? (error.details as unknown[]).filter(isDetail) : [],
  };
}

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

function isDetail(value: unknown): value is Details[number] {
  return isRecord(value) && typeof value.at === 'string' && typeof value.message === 'string';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
