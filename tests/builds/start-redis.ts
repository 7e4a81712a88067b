import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '@liveryjs/cli/setup/ensure-programs.mjs';
import { freePort } from '#tests/harness/programs.ts';

/** A Redis of the tests' own, which keeps nothing on disk: what it held is gone when it is started anew. */
export interface RunningRedis {
  readonly port: number;
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** @param more further arguments of redis-server */
export async function startRedis(...more: readonly string[]): Promise<RunningRedis> {
  const file = findProgram('redis-server');
  if (file === undefined) throw new Error('There is no Redis. Run node scripts/setup.mjs --redis.');
  const folder = mkdtempSync(join(tmpdir(), 'livery-redis-'));
  const port = await freePort();
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', ...more];
  const start = async () => {
    const program = spawn(file, args, { stdio: 'ignore' });
    await once(program, 'spawn');
    while (!(await listens(port))) {
      if (program.exitCode !== null) throw new Error('Redis ended before it listened.');
    }
    return program;
  };
  let program = await start();
  return {
    port,
    async restart() {
      await kill(program);
      program = await start();
    },
    async close() {
      await kill(program);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Ends a process at once, as a power cut does. */
export async function kill(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGKILL');
  await ended;
}

function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}
