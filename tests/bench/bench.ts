import type { Browser } from 'playwright-core';

/** What the benchmarks of one run share. */
export interface BenchContext {
  /** Folder of the project. */
  readonly root: string;
  /** A folder of the run's own; it goes when the run ends. */
  readonly scratch: string;
  /** How many brands are built. */
  readonly builds: number;
  /** How many brands are checked. */
  readonly checks: number;
  readonly browser: () => Promise<Browser>;
  readonly log: (line: string) => void;
}

/** What one benchmark found. */
export interface BenchResult {
  /** What was measured against what, in words. */
  readonly what: string;
  readonly measured: string;
  readonly baseline: string;
  /** What is held against the limit, in the unit. */
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

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

export function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
