import type { Browser } from 'playwright-core';

/** The things that the benchmarks of one run share. */
export interface BenchContext {
  /** Folder of the project. */
  readonly root: string;
  /** A folder of the run's own; it goes when the run ends. */
  readonly scratch: string;
  /** The number of brands that are built. */
  readonly builds: number;
  /** The number of brands that are checked. */
  readonly checks: number;
  readonly browser: () => Promise<Browser>;
  readonly log: (line: string) => void;
}

/** The result of one benchmark. */
export interface BenchResult {
  /** The thing that was measured, and what it is measured against, in words. */
  readonly what: string;
  readonly measured: string;
  readonly baseline: string;
  /** The value that is held against the limit, in the unit. */
  readonly value: number;
  /** The value should be at most this; undefined: there is no limit. */
  readonly limit: number | undefined;
  readonly unit: 'ratio' | 'seconds' | 'MiB';
}

export interface Bench {
  readonly name: string;
  run(context: BenchContext): Promise<readonly BenchResult[]>;
}

/** The middle one of some figures; of two middle ones, their mean. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(sorted.length / 2) - 1, middle + 1);
  return (low + high) / 2;
}

/** The figure that 95 of 100 are below. */
export function slowOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

export function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
