import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A program that runs beside the tests. */
export interface Running {
  /** Lets the program stand still: its port stays open, and nothing is answered. */
  pause(): void;
  stop(): Promise<void>;
}

/** Starts a program, and is done when an address of the program answers. */
export async function startProgram(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  address: string,
): Promise<Running> {
  const program = spawn(file, args, { env, stdio: 'ignore' });
  await once(program, 'spawn');
  for (;;) {
    if (program.exitCode !== null) throw new Error(`${file} ended before it answered.`);
    const answered = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return stopping(program);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Starts a display that nobody sees, large enough for a desk, under the first name that is free. */
export async function startDisplay(): Promise<Running & { readonly name: string }> {
  const screen = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const program = spawn('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  await once(program, 'spawn');
  // The pipe stays open: the display ends when somebody closes the pipe before the line is whole.
  const lines = createInterface({ input: program.stdio[3] as Readable });
  const name = await Promise.race([
    once(lines, 'line').then(([line]) => line as string),
    once(program, 'exit').then(() => undefined),
  ]);
  if (name === undefined) throw new Error('Xvfb ended before it named its display.');
  return { name: `:${name}`, ...stopping(program) };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return address.port;
}

function stopping(program: ChildProcess): Running {
  return {
    pause: () => void program.kill('SIGSTOP'),
    async stop() {
      if (program.exitCode !== null || program.signalCode !== null) return;
      const ended = once(program, 'exit');
      program.kill();
      // A program that stands still ends only when it goes on.
      program.kill('SIGCONT');
      await ended;
    },
  };
}
