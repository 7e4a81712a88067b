import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Milliseconds that the process which has a folder is waited for: it may be busy. */
const ANSWER_MS = 1000;

/**
 * Keeps a folder for this process alone: two that write to one embedded database lose rows without a word.
 * The lock is a local socket, which the system takes back however the process ends.
 *
 * @returns what gives the folder back
 * @throws Error, a sentence that names the process that has the folder
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const address = addressOf(realpathSync(folder));
  const server = createServer((socket) => socket.end(String(process.pid)));
  server.unref();
  if (!(await listens(server, address))) {
    const holder = await holderOf(address);
    // A file may be left of a process that was killed; an abstract address never is.
    if (holder === undefined && !address.startsWith('\0')) rmSync(address, { force: true });
    if (holder !== undefined || !(await listens(server, address))) {
      throw new Error(
        `Process ${holder ?? 'unknown'} has the sandbox's folder ${folder} open. End it, or name another folder.`,
      );
    }
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function addressOf(folder: string): string {
  const name = `livery-sandbox-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  // An abstract address leaves no file behind when the process is killed.
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

function listens(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error);
    server.once('error', onError);
    server.listen(address, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}

/** The number of the process that listens there; undefined where none does, and where it does not say so. */
function holderOf(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(address);
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
    });
    const finish = () => {
      socket.destroy();
      resolve(text || undefined);
    };
    socket.setTimeout(ANSWER_MS, finish);
    socket.on('end', finish);
    socket.on('error', finish);
  });
}
