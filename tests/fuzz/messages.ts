import type { Case } from './case.ts';

/** Cases of one target. */
export interface Task {
  readonly target: string;
  /** Number of the first case. */
  readonly first: number;
  /** Cases that are given; by default they are made. */
  readonly given?: readonly Case[];
  /** New cases are begun for so long. */
  readonly milliseconds: number;
}

/** Work of a process that runs cases. */
export interface Work {
  /** An empty folder: `case/` in it is where cases may write. */
  readonly folder: string;
  readonly seed: number;
  readonly tasks: readonly Task[];
  /** A case that takes so much time of the processor hangs, in milliseconds. */
  readonly hangs: number;
}

/** Exit code of a process that has made room for another, because it had grown too large. */
export const ROOM_MADE = 20;
/** Exit code of a process whose case waits for what does not come. */
export const WAITED = 21;

/**
 * Ways in which a reader fails. Of a hang and of too little memory, the process that ran the case may not be able to tell. A case is
 * unmade where the process ended while it was made: its reader has no part in that.
 */
export type Kind = 'crash' | 'outside' | 'slow' | 'hang' | 'memory' | 'unmade';

/** A case that a reader failed on. */
export interface Failing {
  readonly target: string;
  /** Number of the case. */
  readonly number: number;
  readonly kind: Kind;
  /** The message that was thrown, or the limit that was passed. */
  readonly message: string;
  /** The first places in the source that it came through. */
  readonly stack: readonly string[];
  /** The case made as small as it could be in short time. */
  readonly input: Case;
}

/** A case is made first, which takes time of its own, and is then read. */
export type Step = 'make' | 'read';

export type Report =
  /** A case is made from now on, or is read from now on. */
  | { readonly begins: number; readonly target: string; readonly step: Step }
  | { readonly fails: Failing }
  | { readonly ends: true };

/** The text that a process writes to standard error before it ends because its case hangs. */
export const HANG_MARK = 'The case takes no end.';
