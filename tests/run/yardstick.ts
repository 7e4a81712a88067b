import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * A yardstick is the time of this many pieces of work: a minute of the machine that the limits were set on, so that there
 * a run takes as many yardsticks as minutes.
 */
const PIECES = 2000;

/** A measure of how fast the machine is while something else runs. */
export interface Yardstick {
  /** Ends the measuring. Returns the length of the yardstick in seconds. */
  stop(): number;
}

/** Starts to measure, in a process of its own that works a fiftieth of the time. */
export function startYardstick(): Yardstick {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'yardstick.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
  });
  return {
    stop() {
      child.kill();
      return yardstickOf(printed.split('\n').filter(Boolean).map(Number));
    },
  };
}

/** @param pieces milliseconds of each piece that was measured; where there is none, a minute is the yardstick */
export function yardstickOf(pieces: readonly number[]): number {
  const sorted = pieces.toSorted((first, second) => first - second);
  const median = sorted[Math.floor(sorted.length / 2)];
  return median === undefined ? 60 : (median * PIECES) / 1000;
}
