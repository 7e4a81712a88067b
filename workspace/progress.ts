import type { Terminal } from './terminal.ts';

const quietFor = 5000;

/**
 * Says how far long work is: a line that is rewritten where somebody watches, else now and then a line. Work that
 * ends soon says nothing.
 */
export function createProgress(
  { live, status, note }: Pick<Terminal, 'live' | 'status' | 'note'>,
  now: () => number = () => performance.now(),
): { step(text: string): void; end(): void } {
  let last = now();
  return {
    step(text) {
      if (live) return status(text);
      if (now() - last < quietFor) return;
      last = now();
      note(text);
    },
    end: () => status(''),
  };
}
