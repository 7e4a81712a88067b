import { closeSync, constants, fstatSync, openSync, readFileSync, realpathSync, type Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import { sep } from 'node:path';
import { Failure } from './failure.ts';

/** A pipe is opened without waiting for who writes into it. Windows knows no such flag and has no such pipes. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

export interface Bounds {
  /** The most bytes that are read. Default: what Node reads, 2 GiB. */
  readonly most?: number;
  /** A folder that the file has to lie in, wherever links lead. */
  readonly within?: string;
  /** The file as it is told to people. Default: its path. */
  readonly shown?: string;
}

/**
 * The bytes of a regular file: a pipe, a socket or a device that lies in its place never holds the reader up.
 *
 * @throws Failure for what is no regular file, leads out of the folder, or is too large; the error of the system for what cannot be opened
 */
export function readRegularSync(path: string, bounds: Bounds = {}): Buffer {
  expectWithin(path, bounds);
  const file = openSync(path, FLAGS);
  try {
    expectRegular(fstatSync(file), path, bounds);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/** The same, without holding up what else runs. */
export async function readRegular(path: string, bounds: Bounds = {}): Promise<Buffer> {
  expectWithin(path, bounds);
  const file = await open(path, FLAGS);
  try {
    expectRegular(await file.stat(), path, bounds);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

function expectWithin(path: string, { within, shown = path }: Bounds): void {
  if (within !== undefined && !realpathSync.native(path).startsWith(realpathSync.native(within) + sep))
    throw new Failure(
      `${shown} leads out of ${within}, so it is not read. Put the file in there, or name it by itself.`,
    );
}

function expectRegular(stats: Stats, path: string, { most = Infinity, shown = path }: Bounds): void {
  if (!stats.isFile())
    throw new Failure(
      `${shown} is ${stats.isDirectory() ? 'a folder' : 'a device or a pipe'}, not a file. Name a file.`,
    );
  if (stats.size > most)
    throw new Failure(
      `${shown} has ${Math.ceil(stats.size / 1024 / 1024)} MiB; ${most / 1024 / 1024} are read at the most. Divide it into several files.`,
    );
}
