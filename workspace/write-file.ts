import * as fs from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { threadId } from 'node:worker_threads';

/**
 * Writes a file. The system names no path when a disk is full or fails while it is written.
 *
 * @param named the file that people know, where another comes to stand in its place
 * @throws the error of the system, with the file as its path
 */
export function writeFile(file: string, content: string | Uint8Array, named = file): void {
  naming(named, () => fs.writeFileSync(file, content));
}

/**
 * Writes a file that other processes may read or write at the same time: they see it whole, as it was or as it is. Its folder is
 * made, and a link in its place is replaced.
 * @throws the error of the system, with the file or its folder as its path; the file is then as it was
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  makeFolder(dirname(file));
  const partial = join(dirname(file), `.${basename(file)}.${process.pid}-${threadId}`);
  const mode = fs.statSync(file, { throwIfNoEntry: false })?.mode;
  try {
    naming(file, () => {
      fs.writeFileSync(partial, content, mode === undefined ? {} : { mode });
      fs.renameSync(partial, file);
    });
  } catch (error) {
    fs.rmSync(partial, { force: true });
    throw error;
  }
}

/** Tells whether a name in a folder is that of a file which `replaceFile` has begun, and not yet put in its place. */
export function isPartial(name: string): boolean {
  return /^\..+\.\d+-\d+$/.test(name);
}

/** Writes a file that whoever runs the command has named: what a link leads to, and a pipe or a device such as /dev/stdout. */
export function writeNamed(file: string, content: string | Uint8Array): void {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  if (stats !== undefined && !stats.isFile()) writeFile(file, content);
  else replaceFile(stats === undefined ? file : fs.realpathSync(file), content);
}

/**
 * Makes a folder with files in it: all of it, or nothing.
 * @param folder one that is not there
 * @param files texts by their paths in the folder
 * @throws the error of the system, with the file or folder as its path
 */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  try {
    makeFolder(folder);
    for (const [path, text] of files) {
      makeFolder(dirname(join(folder, path)));
      writeFile(join(folder, path), text);
    }
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Makes a folder, with those around it.
 * @throws the error of the system, with the folder as its path
 */
export function makeFolder(folder: string, options: { readonly mode?: number } = {}): void {
  naming(folder, () => {
    try {
      fs.mkdirSync(folder, { ...options, recursive: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      // Node says so of a disk that can only be read: the step that fails tells why.
      let first = resolve(folder);
      while (!fs.existsSync(dirname(first))) first = dirname(first);
      fs.mkdirSync(first, options);
      fs.mkdirSync(folder, { ...options, recursive: true });
    }
  });
}

function naming<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const failure = error as NodeJS.ErrnoException & { dest?: string };
    failure.path = path;
    delete failure.dest;
    throw failure;
  }
}
