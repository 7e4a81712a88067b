import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { foldCase } from '@liveryjs/compiler/manifest';
import { Failure } from '@liveryjs/workspace/failure';
import { makeFolder, writeFile } from '@liveryjs/workspace/write-file';

/** The name of the folder that a bundle is written into until it is whole, with machine and process in it. */
const WORK = /^\.writing-(?:(.+)-(\d+)-)?[^-]+$/;
const MOST_ROUNDS = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A file as it was when it was written. */
interface Written {
  readonly file: string;
  readonly size: number;
  readonly mtimeMs: number;
}

/** The files of assets/ that were written last, by their path in a bundle: such a path names the content for ever. */
const written = new Map<string, Written>();
const MOST_WRITTEN = 15_000;

/**
 * Writes a bundle's files into a folder: all of them or, when anything fails, none. The folder's former content is
 * replaced as a whole, also while another process does the same. A file of `assets/` that was written for another bundle
 * is linked, where the file system can: it takes a tenth of the time, and room on the disk once.
 * @param links a folder for links to such files, for a bundle that is moved away later. Default: bundles stay where they are
 * @throws Failure for a folder that holds something other than a bundle
 * @throws for a path that leads out of the folder, and for two that differ by case alone: no file is written then
 */
export function writeBundle(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  links?: string,
): void {
  for (const path of files.keys())
    if (!staysInside(path)) throw new Error(`${JSON.stringify(path)} is not a path inside of a bundle.`);
  const byFolded = new Map<string, string>();
  for (const path of files.keys()) {
    const twin = byFolded.get(foldCase(path));
    if (twin !== undefined)
      throw new Error(
        `${JSON.stringify(twin)} and ${JSON.stringify(path)} differ by case alone: a disk that folds case would keep one of the two.`,
      );
    byFolded.set(foldCase(path), path);
  }
  const folders = new Set([...files.keys()].map((path) => dirname(path)));
  const fresh: string[] = [];
  place(folder, (work) => {
    for (const inside of folders) mkdirSync(join(work, inside), { recursive: true });
    for (const [path, content] of files) {
      const file = join(work, path);
      const twin = written.get(path);
      if (twin && isLinked(twin, file)) continue;
      writeFile(file, content);
      if (path.startsWith('assets/')) fresh.push(path);
    }
  });
  if (written.size + fresh.length > MOST_WRITTEN) {
    written.clear();
    if (links !== undefined) rmSync(links, { recursive: true, force: true });
  }
  if (links !== undefined) mkdirSync(links, { recursive: true });
  for (const path of fresh) {
    const file = links === undefined ? join(folder, path) : join(links, path.replaceAll('/', '+'));
    if (links !== undefined) {
      rmSync(file, { force: true });
      link(join(folder, path), file);
    }
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats) written.set(path, { file, size: stats.size, mtimeMs: stats.mtimeMs });
  }
}

/** Makes a file the same as one that was written; false where that cannot be, or where somebody has changed the other. */
function isLinked(twin: Written, file: string): boolean {
  if (!link(twin.file, file)) return false;
  const { size, mtimeMs } = statSync(file);
  if (size === twin.size && mtimeMs === twin.mtimeMs) return true;
  rmSync(file);
  return false;
}

/** False for another disk, a file system without links or with too many of them, a bundle that is gone. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/** A name in a folder of bundles, for what goes with this process. Others remove what a killed one has left. */
export function workName(): string {
  return `.writing-${hostname()}-${process.pid}-`;
}

/**
 * Moves a bundle into a folder, as `writeBundle` would write it.
 * @param from the bundle's folder until then
 * @throws Failure for a folder that holds something other than a bundle
 */
export function moveBundle(from: string, folder: string): void {
  place(folder, (fresh) => {
    // A rename does not cross file systems.
    if (!rename(from, fresh, 'EXDEV')) cpSync(from, fresh, { recursive: true });
  });
  rmSync(from, { recursive: true, force: true });
}

/** Replaces a folder by what is made in another, as a whole. */
function place(folder: string, make: (fresh: string) => void): void {
  if (!isReplaceable(folder))
    throw new Failure(
      `${folder} holds something other than a bundle, which a build would replace. Move it away, or name another folder with --out.`,
    );
  const parent = dirname(folder);
  makeFolder(parent);
  // In the same parent, because a rename does not cross file systems.
  const work = mkdtempSync(join(parent, workName()));
  try {
    const fresh = join(work, 'new');
    make(fresh);
    replace(folder, fresh, join(work, 'old'));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Takes away what builds that were killed have left behind in a folder of bundles. */
export function removeLeftovers(outDir: string): void {
  for (const name of existsSync(outDir) ? readdirSync(outDir) : []) {
    const match = WORK.exec(name);
    if (match === null) continue;
    const [, host = hostname(), pid] = match;
    const work = join(outDir, name);
    // This machine cannot tell whether a process of another machine still runs.
    const over = host === hostname() ? pid === undefined || !isRunning(Number(pid)) : ageOf(work) > DAY_MS;
    if (over) rmSync(work, { recursive: true, force: true });
  }
}

/** Puts a folder in another's place, whoever else does so too. */
function replace(folder: string, fresh: string, old: string): void {
  for (let attempt = 1; ; attempt++) {
    const aside = `${old}-${attempt}`;
    const moved = rename(folder, aside, 'ENOENT');
    try {
      if (rename(fresh, folder, 'ENOTEMPTY', 'EEXIST')) return;
    } catch (error) {
      if (moved) rename(aside, folder, 'ENOTEMPTY', 'EEXIST');
      throw error;
    }
    // Another process was faster: its bundle is replaced in the next round.
    if (attempt === MOST_ROUNDS)
      throw new Failure(`Other builds write ${folder} all the time. End them, then build again.`);
  }
}

/** Renames a folder. Returns false where that failed with one of the codes. @throws for any other */
function rename(from: string, to: string, ...codes: readonly string[]): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (codes.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

function staysInside(path: string): boolean {
  const forbidden = [...path].some((letter) => letter < ' ' || letter === '\\' || letter === ':');
  return !forbidden && path.split('/').every((part) => !['', '.', '..'].includes(part));
}

/** Tells whether a build may replace the folder: it is a bundle, empty, or not there. */
function isReplaceable(folder: string): boolean {
  try {
    const names = readdirSync(folder);
    return names.length === 0 || names.includes('build-report.json');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return true;
    if (code === 'ENOTDIR') return false;
    throw error;
  }
}

function ageOf(path: string): number {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user runs, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
