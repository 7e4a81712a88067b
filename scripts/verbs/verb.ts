import { Failure } from '@liveryjs/workspace/failure';
import type { Terminal } from '@liveryjs/workspace/terminal';
import type { Command } from 'commander';

export const exitCodes = { ok: 0, failed: 1, usage: 2, interrupted: 130 } as const;

/** The sentence of an import that wrote nothing because something was refused. */
export const HELD = 'Nothing was written: with --strict all is taken, or nothing.';

/**
 * Adds one verb to the command line. Its action calls `finish` with an exit code.
 * @param args the command line as it was typed
 */
export type Verb = (
  program: Command,
  terminal: Terminal,
  finish: (code: number) => void,
  args: readonly string[],
) => void;

/** The examples at the end of a verb's help. */
export function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}`;
}

/** Sentences that say why a server cannot listen, by the code of the error. */
const sentences: Readonly<Record<string, (port: unknown, address: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is taken. Name another one with --port.`,
  EACCES: (port) => `Port ${port} is kept for the administrator. Name one above 1023 with --port.`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
};

/** Starts a server; what keeps it from starting is a failure that is told in a sentence. */
export async function starting<T>(start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    const {
      code = '',
      port,
      address,
      hostname,
      message,
    } = error as NodeJS.ErrnoException & {
      port?: number;
      address?: string;
      hostname?: string;
    };
    const sentence = sentences[code]?.(port ?? '', address ?? hostname ?? '');
    throw new Failure(sentence ?? message, { cause: error });
  }
}

function noAddress(_port: unknown, address: string): string {
  return `This machine has no address ${address}. Name another one with --host.`;
}
