import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isAbsolute, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Something was touched that lies outside of the folder of the case. No reader is allowed to catch this: see `strayed`. */
export class Strayed extends Error {}

let strayed: Strayed | undefined;

/** Functions that change what stands at a path: the place of each such path among the arguments. */
const WRITES: Readonly<Record<string, readonly number[]>> = {
  appendFile: [0],
  chmod: [0],
  copyFile: [1],
  createWriteStream: [0],
  cp: [1],
  link: [1],
  mkdir: [0],
  mkdtemp: [0],
  rename: [0, 1],
  rm: [0],
  rmdir: [0],
  symlink: [1],
  truncate: [0],
  unlink: [0],
  utimes: [0],
  writeFile: [0],
};
const READS: Readonly<Record<string, readonly number[]>> = {
  createReadStream: [0],
  open: [0],
  readFile: [0],
};

/**
 * From now on nothing of this process changes a file outside of a folder, or reads one in the folder around it: there lie secrets.
 *
 * @param inside the folder in which a case may write; what lies beside it, it may not read
 * @returns a function that tells what was touched since it was called last
 */
export function guard(inside: string): () => Strayed | undefined {
  const around = resolve(inside, '..');
  const watch = (path: string, name: string, isWrite: boolean) => {
    const real = realOf(path);
    if (isIn(real, inside) || real === inside || (!isWrite && !isIn(real, around))) return;
    strayed ??= new Strayed(`${name} touches ${path}, outside of the folder of the case`);
    throw strayed;
  };
  for (const [names, isWrite] of [
    [WRITES, true],
    [READS, false],
  ] as const)
    for (const [name, places] of Object.entries(names))
      for (const [owner, key] of [
        [fs, name],
        [fs, `${name}Sync`],
        [fs.promises, name],
      ] as const)
        wrap(owner as unknown as Functions, key, (args) => {
          for (const place of places) {
            const path = pathOf(args[place]);
            if (path !== undefined) watch(path, key, isWrite || opensToWrite(key, args[1]));
          }
        });
  syncBuiltinESMExports();
  return () => {
    const before = strayed;
    strayed = undefined;
    return before;
  };
}

type Functions = Record<string, ((...args: unknown[]) => unknown) | undefined>;

function wrap(owner: Functions, name: string, look: (args: readonly unknown[]) => void): void {
  const original = owner[name];
  if (typeof original !== 'function') return;
  owner[name] = Object.assign(function (this: unknown, ...args: unknown[]) {
    look(args);
    return original.apply(this, args);
  }, original);
}

function opensToWrite(name: string, flags: unknown): boolean {
  return name.startsWith('open') && typeof flags === 'string' && flags !== 'r';
}

function pathOf(value: unknown): string | undefined {
  if (typeof value === 'string') return isAbsolute(value) ? value : resolve(value);
  return value instanceof URL && value.protocol === 'file:' ? fileURLToPath(value) : undefined;
}

const realpath = fs.realpathSync.native;

/** A path with the links of what is there of it followed. The last name may be a link: it is what is removed or read. */
function realOf(path: string): string {
  const names = resolve(path).split(sep);
  for (let count = names.length - 1; count > 0; count--) {
    try {
      return [realpath(names.slice(0, count).join(sep) || sep), ...names.slice(count)].join(sep);
    } catch {
      // Not there yet: what is around it counts.
    }
  }
  return resolve(path);
}

function isIn(path: string, folder: string): boolean {
  return path.startsWith(folder + sep);
}
