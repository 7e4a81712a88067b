import { createInterface, type Interface } from 'node:readline';
import { format } from 'node:util';
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
  /** True when somebody watches standard error: a line may be rewritten. */
  readonly live: boolean;
  /** Letters that fit into a line of `out`; undefined where no terminal shows it. */
  readonly columns?: number | undefined;
  /**
   * Asks whoever sits there and returns what they typed; undefined where they end the input. Missing where nobody does,
   * as in scripts and pipes.
   */
  readonly ask?: (question: string) => Promise<string | undefined>;
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
    const line = showControls(text).slice(0, Math.max(20, (stderr.columns ?? 80) - 1));
    stderr.write(`\r\u001b[2K${line}`);
    shown = text !== '';
  };
  const line = (stream: NodeJS.WriteStream) => (text: string) => {
    status('');
    stream.write(`${showControls(text)}\n`);
  };
  return {
    out: line(stdout),
    note: line(stderr),
    status,
    live,
    columns: stdout.isTTY ? stdout.columns : undefined,
    ...(process.stdin.isTTY === true && stderr.isTTY === true && { ask: asker() }),
    colors: createColors(wantsColors(env, stdout.isTTY === true)),
    signal,
  };
}

/** Asks at this terminal, line by line; lines that were typed or pasted ahead answer the questions that follow. */
function asker(): (question: string) => Promise<string | undefined> {
  let asking: Interface | undefined;
  let isOver = false;
  let waiting: ((line: string | undefined) => void) | undefined;
  const ahead: string[] = [];
  const start = () => {
    const { stdin, stderr } = process;
    return createInterface({ input: stdin, output: stderr })
      .on('line', (line) => {
        const answer = waiting;
        waiting = undefined;
        if (answer) answer(line);
        else ahead.push(line);
      })
      .on('close', () => {
        isOver = true;
        waiting?.(undefined);
      });
  };
  return async (question) => {
    asking ??= start();
    asking.setPrompt(showControls(question));
    if (isOver && ahead.length === 0) return undefined;
    asking.prompt();
    const line =
      ahead.shift() ??
      (await new Promise<string | undefined>((done) => {
        waiting = done;
      }));
    // A server that nobody uses does not keep the command from ending.
    asking.pause();
    return line;
  };
}

/** Sends what libraries print by themselves the way that goes what the command prints. */
export function catchConsole(
  { out, note }: Pick<Terminal, 'out' | 'note'>,
  console: Pick<Console, 'log' | 'info' | 'debug' | 'warn' | 'error'> = globalThis.console,
): void {
  const to =
    (print: (text: string) => void) =>
    (...values: unknown[]) =>
      print(format(...values));
  console.log = console.info = console.debug = to(out);
  console.warn = console.error = to(note);
}

/** Letters that a terminal obeys instead of showing them (ECMA-48), but tabs and ends of lines. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROLS = /\r(?!\n)|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** A switch of colour, weight or slant, as the commands themselves write them. Nothing that hides text is among them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a switch begins with one
const SWITCH = /(\u001b\[(?:[0-4]|2[2-4]|3[0-79]|9[0-7])m)/;

/**
 * A text for a terminal: what it has of control characters from a name, a text or an answer is shown as JSON writes it, and
 * not obeyed.
 */
export function showControls(text: string): string {
  return text
    .split(SWITCH)
    .map((part, place) => (place % 2 === 1 ? part : part.replace(CONTROLS, codeOf)))
    .join('');
}

function codeOf(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
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
