import type { Command } from 'commander';
import type { Terminal } from '#scripts/terminal.ts';

export const exitCodes = { ok: 0, failed: 1, usage: 2, interrupted: 130 } as const;

/** Adds one verb to the command line. Its action calls `finish` with an exit code. */
export type Verb = (program: Command, terminal: Terminal, finish: (code: number) => void) => void;

/** The examples at the end of a verb's help. */
export function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}`;
}
