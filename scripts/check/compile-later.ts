import { setFlagsFromString } from 'node:v8';

/** Versions of V8 whose option is known to mean this: those of Node 20, 22 and 24. V8 prints a line about an unknown option. */
const KNOWN = [11, 12, 13];

/** How much a function has to run before it is compiled anew to be faster: several times V8's own figure. */
export const COMPILE_LATER = '--interrupt-budget=1000000';

/**
 * Has this process, with its threads, compile functions to fast code only where they run for long. A check of many brands
 * is over after some seconds, and a third of its processor time went into fast code that hardly ran: for each thread
 * anew, on cores that threads need. What stays open, such as a watch, is better off without.
 */
export function compileLater(): void {
  if (knowsOption(process.versions.v8)) setFlagsFromString(COMPILE_LATER);
}

/** @param version as in process.versions.v8 */
export function knowsOption(version: string): boolean {
  return KNOWN.includes(Number.parseInt(version, 10));
}
