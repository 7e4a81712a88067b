import { spawnSync } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';

/**
 * Functions run this much before they are compiled anew to be faster: several times V8's own figures, of which each
 * version has one or the other. Until then it is compiled plainly when it first runs, which costs less than to interpret
 * it.
 */
const COMPILE_LATER = [
  '--interrupt-budget=1000000',
  '--invocation-count-for-turbofan=45000',
  '--always-sparkplug',
] as const;

/**
 * Has this process, with its threads, compile functions to fast code only where they run for long. A check of many brands
 * is over after some seconds, and a third of its processor time went into fast code that hardly ran: for each thread
 * anew, on cores that threads need. What stays open, such as a watch, is better off without.
 */
export function compileLater(): void {
  for (const option of optionsIn(helpOfV8())) setFlagsFromString(option);
}

/** The options that this V8 has. It prints a line about any other, and its version does not tell. */
export function optionsIn(help: string): readonly string[] {
  return COMPILE_LATER.filter((option) => help.includes(`\n  ${option.split('=', 1)[0]} (`));
}

/** The list of V8's options, as Node prints it; empty where Node cannot be started. */
function helpOfV8(): string {
  const { NODE_OPTIONS: _, ...env } = process.env;
  return spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8', env }).stdout ?? '';
}
