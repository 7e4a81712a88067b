import { setFlagsFromString } from 'node:v8';

/** Versions of V8 whose options are known to mean this: those of Node 20, 22 and 24. V8 prints a line about an unknown option. */
const KNOWN = [11, 12, 13];

/**
 * How much a function has to run before it is compiled anew to be faster: several times V8's own figure. Until then it is
 * compiled plainly when it first runs, which costs less than to interpret it.
 */
export const COMPILE_LATER = ['--interrupt-budget=1000000', '--always-sparkplug'] as const;

/**
 * Has this process, with its threads, compile functions to fast code only where they run for long. A check of many brands
 * is over after some seconds, and a third of its processor time went into fast code that hardly ran: for each thread
 * anew, on cores that threads need. What stays open, such as a watch, is better off without.
 */
export function compileLater(): void {
  if (knowsOptions(process.versions.v8)) for (const option of COMPILE_LATER) setFlagsFromString(option);
}

/** @param version as in process.versions.v8 */
export function knowsOptions(version: string): boolean {
  return KNOWN.includes(Number.parseInt(version, 10));
}
