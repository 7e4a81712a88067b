import type { Misfit } from './judge.ts';

/** An account that a platform is tried as. */
export interface Account {
  readonly username: string;
  readonly password: string;
}

/**
 * The verdict on a call. passed: as the contract says. refused: with a well-formed no, which is an answer. absent: the
 * platform has no such call, and the specification does not ask for it. skipped: it could not be tried. failed: see
 * the misfits or the note.
 */
export type Verdict = 'passed' | 'refused' | 'absent' | 'skipped' | 'failed';

export interface Result {
  /** operationId. */
  readonly call: string;
  /** Method and path. */
  readonly at: string;
  readonly area: string;
  /** Who called: a name of an account; undefined for a visitor. */
  readonly as: string | undefined;
  readonly verdict: Verdict;
  /** Why, in a few words; empty where the call passed. */
  readonly note: string;
  readonly misfits: readonly Misfit[];
  readonly status: number | undefined;
  readonly milliseconds: number | undefined;
}
