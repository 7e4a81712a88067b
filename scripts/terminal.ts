import { createColors } from 'picocolors';

export type Colors = ReturnType<typeof createColors>;

/** Where a verb writes, and what it is told from outside. */
export interface Terminal {
  /** Results, to standard output; a line break is added. */
  out(text: string): void;
  /** Everything else (progress, complaints), to standard error; a line break is added. */
  note(text: string): void;
  /** Rewrites one line of standard error; '' takes it away. Does nothing where nobody watches. */
  status(text: string): void;
  /** Whether somebody watches standard error: a line may be rewritten. */
  readonly live: boolean;
  /** Colours for `out`; without effect where none are wanted. */
  readonly colors: Colors;
  /** Aborted when the user wants the command to end. */
  readonly signal: AbortSignal;
}

/** The terminal of this process. Colours follow NO_COLOR, FORCE_COLOR and whether a terminal is there. */
export function processTerminal(signal: AbortSignal): Terminal {
  const { stdout, stderr, env } = process;
  for (const stream of [stdout, stderr]) stream.on('error', endOnClosedPipe);
  const live = stderr.isTTY === true && env.TERM !== 'dumb';
  let shown = false;
  const status = (text: string) => {
    if (!live || (text === '' && !shown)) return;
    const line = text.slice(0, Math.max(20, (stderr.columns ?? 80) - 1));
    stderr.write(`\r\u001b[2K${line}`);
    shown = text !== '';
  };
  const line = (stream: NodeJS.WriteStream) => (text: string) => {
    status('');
    stream.write(`${text}\n`);
  };
  return {
    out: line(stdout),
    note: line(stderr),
    status,
    live,
    colors: createColors(wantsColors(env, stdout.isTTY === true)),
    signal,
  };
}

/** See https://no-color.org and https://force-color.org. */
export function wantsColors(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0';
  return isTerminal && env.TERM !== 'dumb';
}

function endOnClosedPipe(error: NodeJS.ErrnoException): void {
  // `livery check | head`: who reads has what they wanted.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
}
