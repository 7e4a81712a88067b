import { constants, copyFileSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Failure } from '#workspace/failure.ts';
import { makeFolder } from '#workspace/write-file.ts';

/** The time that a process waits for another one, in milliseconds. A save takes far less. */
const PATIENCE = 15_000;
/** The pause between two tries, in milliseconds. */
const PAUSE = 15;
/** The age in milliseconds from which a lock counts as left behind where nothing else tells. */
const OLD = 60_000;

/**
 * Does something that no other process does in the same folder meanwhile. What a process has left that ended within it is
 * no hindrance.
 *
 * @throws Failure where another process does not end
 */
export function alone<Result>(folder: string, work: () => Result): Result {
  makeFolder(folder);
  const lock = join(folder, 'lock');
  const end = performance.now() + PATIENCE;
  const me = `${process.pid} ${hostname()}`;
  while (!taken(lock, me)) {
    const owner = ownerOf(lock);
    if (owner !== undefined && isLeft(lock, owner)) takeAway(lock, owner);
    else if (performance.now() > end)
      throw new Failure(
        `Another process (${owner?.split(' ')[0] ?? 'unknown'}) has been writing for ${PATIENCE / 1000} seconds, so nothing was written. Wait for it, or end it; if there is none, remove ${lock}.`,
      );
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function taken(lock: string, me: string): boolean {
  try {
    writeFileSync(lock, me, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The process and the machine that a lock names, empty where it does not say them yet; undefined where there is no lock. */
function ownerOf(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return undefined;
  }
}

/** Tells whether the process of a lock has ended. One of another machine cannot be asked. */
function isLeft(lock: string, owner: string): boolean {
  const [pid = '', machine] = owner.split(' ');
  const stats = statSync(lock, { throwIfNoEntry: false });
  if (machine !== hostname()) return stats !== undefined && Date.now() - stats.mtimeMs > OLD;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Takes a lock away that is still the one of its owner: another process may have done so meanwhile and hold its own. */
function takeAway(lock: string, owner: string): void {
  const away = `${lock}.${process.pid}`;
  try {
    renameSync(lock, away);
    if (ownerOf(away) !== owner) copyFileSync(away, lock, constants.COPYFILE_EXCL);
  } catch {
    // It is gone already, or somebody else has taken it.
  }
  rmSync(away, { force: true });
}
