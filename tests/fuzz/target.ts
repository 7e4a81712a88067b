import type { Issue } from '@liveryjs/compiler/issues';
import type { Case } from './case.ts';

/** The most that a reader may take for a case. */
export interface Limits {
  /** Time of the processor, in milliseconds: a busy machine takes none of it. */
  readonly milliseconds: number;
  /** Memory beside what the process had before, in MiB. */
  readonly megabytes: number;
}

/** A reader of what comes from outside. It may throw a Failure; anything else that it throws is a crash. */
export interface Target {
  readonly limits: Limits;
  /** Real files to begin with, beside those of the corpus. */
  seeds(): readonly Case[];
  /**
   * Makes what cases need, once a process.
   * @param folder an empty folder, the only place in which a case may write. A file beside it is `secret.json`
   * @returns what reads a case
   */
  open(folder: string): Promise<(input: Case) => void | Promise<void>>;
}

/** @throws Error where something does not hold that has to hold for every input */
export function expectThat(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence);
}

/** Expects of findings that each says where, what and what to do. */
export function expectIssues(issues: readonly Issue[]): void {
  for (const { file, line, column, message, hint } of issues)
    expectThat(
      file !== '' && line > 0 && column > 0 && message !== '' && hint !== '',
      'A finding says where, what and what to do.',
    );
}
