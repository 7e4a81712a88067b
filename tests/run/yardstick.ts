import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { type Processors, processorsNow, processorsSince } from './processors.ts';

/**
 * A yardstick is the time of this many pieces of work: a minute of the machine that the limits were set on, so that there
 * a run takes as many yardsticks as minutes.
 */
const PIECES = 87;

/** The part of the pieces, at each end of their order, that no machine is judged by. */
const STRAYS = 0.05;

/** The speed of the machine while something ran. */
export interface Speed {
  /** Length of the yardstick in seconds. */
  readonly yardstick: number;
  /** Undefined where the system does not say. */
  readonly processors: Processors | undefined;
}

/** A measure of how fast the machine is while something else runs. */
export interface Yardstick {
  /** Ends the measuring. */
  stop(): Speed;
}

/** Starts to measure, in a process of its own that works a fiftieth of the time. */
export function startYardstick(): Yardstick {
  const before = processorsNow();
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
      const processors = processorsSince(before);
      const pieces = printed.split('\n').filter(Boolean).map(Number);
      return { yardstick: yardstickOf(pieces, processors?.stolen), processors };
    },
  };
}

/**
 * The length of a yardstick in seconds. It is the mean of the pieces: a machine that is slow for a third of a run makes the
 * run longer by that third, which the piece in the middle would not show.
 * @param pieces milliseconds of a processor's time of each piece that was measured; where there is none, a minute is the
 *   yardstick
 * @param stolen the share of the time that the machine's host gave to others, which no piece shows: between 0 and 1
 */
export function yardstickOf(pieces: readonly number[], stolen = 0): number {
  const sorted = pieces.toSorted((first, second) => first - second);
  const strays = Math.floor(sorted.length * STRAYS);
  const counted = sorted.slice(strays, sorted.length - strays);
  if (counted.length === 0) return 60;
  const mean = counted.reduce((sum, piece) => sum + piece, 0) / counted.length;
  return (mean * PIECES) / 1000 / (1 - stolen);
}
