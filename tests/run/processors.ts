import { readFileSync } from 'node:fs';

/** Shares of the time of all processors, each between 0 and 1. */
export interface Processors {
  readonly busy: number;
  readonly idle: number;
  /** The time that the host of a virtual machine gave to others while this one had work to do. */
  readonly stolen: number;
}

/** The sums since the machine started, in the system's ticks. */
export interface Ticks {
  readonly busy: number;
  readonly idle: number;
  readonly stolen: number;
}

/** Returns undefined on a system that does not say it as Linux does. */
export function processorsNow(): Ticks | undefined {
  try {
    return readTicks(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return undefined;
  }
}

/** The shares since an earlier moment. Returns undefined where the system does not say. */
export function processorsSince(before: Ticks | undefined, now = processorsNow()): Processors | undefined {
  if (!before || !now) return undefined;
  const busy = now.busy - before.busy;
  const idle = now.idle - before.idle;
  const stolen = now.stolen - before.stolen;
  const all = busy + idle + stolen;
  return all > 0 ? { busy: busy / all, idle: idle / all, stolen: stolen / all } : undefined;
}

/**
 * Reads the first line of `/proc/stat` (proc_stat(5)): user, nice, system, idle, iowait, irq, softirq, steal. Returns
 * undefined where that line is not one of numbers.
 */
export function readTicks(text: string): Ticks | undefined {
  const [user = NaN, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, softirq = 0, stolen = 0] =
    /^cpu +(.*)/.exec(text)?.[1]?.split(' ').map(Number) ?? [];
  return Number.isFinite(user)
    ? { busy: user + nice + system + irq + softirq, idle: idle + wait, stolen }
    : undefined;
}
