/** One place of an answer that is not as the contract says. */
export interface Misfit {
  /** JSON Pointer in the envelope. */
  readonly at: string;
  readonly expected: string;
  /** The kind of value that stands there, never the value. */
  readonly got: string;
}

/** What was reported: a page that asks again and again says so once. */
const told = new Set<string>();

/**
 * Says where an answer differs from the contract: on the console while developing, and to whatever listens for errors of the
 * page (`error` events of the window) in production.
 *
 * @param call method and path
 */
export function reportMisfits(call: string, misfits: readonly Misfit[]): void {
  const places = misfits.map(({ at, expected, got }) => `${at}: ${expected} expected, ${got} found`);
  const sentence = `${call} answered something that the contract does not say. ${places.join('; ')}.`;
  if (told.has(sentence)) return;
  told.add(sentence);
  if (import.meta.env.DEV) console.warn(sentence);
  else reportError(new Error(sentence));
}
