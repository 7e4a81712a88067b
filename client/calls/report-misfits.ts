import type { Shape } from '@liveryjs/schemas/contract/call';

/** One place of an answer that is not as the contract says. */
export interface Misfit {
  /** JSON Pointer in the envelope. */
  readonly at: string;
  readonly shape: Shape;
  /** The value at that place, which is never told. */
  readonly value: unknown;
}

const EXPECTED: Readonly<Record<string, string>> = {
  s: 'text',
  S: 'text that is not empty',
  n: 'a number',
  i: 'a whole number',
  d: 'a decimal',
  t: 'a moment',
  b: 'yes or no',
  k: 'an id, which is a text or a whole number',
  '0': 'null',
  '[': 'a list',
  '{': 'a map',
  '=': 'a constant of the contract',
  '|': 'one of several forms',
};
const KINDS: Readonly<Record<string, string>> = {
  undefined: 'nothing',
  string: 'text',
  number: 'a number',
  boolean: 'yes or no',
  object: 'an object',
};

/** The misfits that were reported: a page that asks again and again reports each once. */
const told = new Set<string>();

/**
 * Says where an answer differs from the contract, and never what the answer says: on the console while developing, and to
 * whatever listens for errors of the page (`error` events of the window) in production.
 *
 * @param call method and path
 */
export function reportMisfits(call: string, misfits: readonly Misfit[]): void {
  const places = misfits.map(
    ({ at, shape, value }) => `${at}: ${expectedOf(shape)} expected, ${kindOf(value)} found`,
  );
  const sentence = `${call} answered something that the contract does not say. ${places.join('; ')}.`;
  if (told.has(sentence)) return;
  told.add(sentence);
  if (import.meta.env.DEV) console.warn(sentence);
  else reportError(new Error(sentence));
}

function expectedOf(shape: Shape): string {
  return EXPECTED[Array.isArray(shape) ? shape[0] : String(shape)] ?? 'an object';
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return value === '' ? 'empty text' : (KINDS[typeof value] ?? 'something');
}
