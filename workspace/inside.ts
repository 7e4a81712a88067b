import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join, posix, relative, resolve, sep } from 'node:path';
import { Failure } from './failure.ts';
import {
  type BrandId,
  type InsidePath,
  type LanguageCode,
  parseInsidePath,
  type ReleaseId,
} from './names.ts';
import { type Bounds, readRegular, readRegularSync } from './regular-file.ts';
import { makeFolder, replaceFile as replace } from './write-file.ts';

/**
 * A path that leads to a place in a folder which whoever runs the command has chosen, and not out of it. Folders that handle
 * what others have written change and serve such places alone: biome.json keeps `node:path` and most of `node:fs` from them.
 */
export type Place = string & { readonly [place]: true };

declare const place: unique symbol;

type Name = BrandId | InsidePath | LanguageCode | ReleaseId;

/** A name of which a parser of `names.ts` has made sure, or one that stands in the code; never for a plain string. */
// biome-ignore lint/complexity/noBannedTypes: whether a type of texts has one member or any number shows in what an empty object may be
type Step<S extends string> = S extends Name ? S : {} extends Record<S, 1> ? never : S;

/** A place in a folder. @param folder one that whoever runs the command has chosen, or a place */
export function inside<const S extends readonly string[]>(
  folder: string,
  ...steps: { readonly [K in keyof S]: Step<S[K]> }
): Place {
  return join(folder, ...(steps as readonly string[])) as Place;
}

/** A path inside a folder, from a text. @throws Failure for one that leads out of every folder */
export function pathInside(text: string): InsidePath {
  const path = parseInsidePath(text);
  if (path === undefined)
    throw new Failure(
      `${JSON.stringify(text)} is no name in a folder, so nothing is read or written there. Give it another name.`,
    );
  return path;
}

/** The file of a name: `EN.json`. */
export function fileOf(name: BrandId | LanguageCode | ReleaseId, ending: '.json'): InsidePath {
  return `${name}${ending}` as InsidePath;
}

/** A path that whoever runs the command has named. It is no place: nothing is removed, linked or served by it alone. */
export function named(from: string, path: string): string {
  return resolve(from, path);
}

/** A file that another names beside itself, as people read both. It is no place: it may lead anywhere. */
export function beside(file: string, path: string): string {
  return posix.join(posix.dirname(file), path);
}

/**
 * A place in a folder, from a path that starts elsewhere.
 * @param path absolute
 * @throws Failure for one that is not in the folder
 */
export function placeIn(folder: string, path: string): Place {
  const way = relative(folder, path);
  if (way === '' || way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way))
    throw new Failure(
      `${JSON.stringify(path)} is not in ${folder}, so nothing is written there. Mend the name that leads out of it.`,
    );
  return path as Place;
}

/**
 * Makes sure that no link leads out of the repository on the way to a place. What of the way is not there yet leads nowhere.
 *
 * @param path as it is told to people
 * @param place absolute
 * @param folders that the place may be in: the repository, and those that whoever runs the command has chosen
 * @throws Failure
 */
export function refuseLinksOut(path: string, place: string, folders: readonly string[]): void {
  let there = place;
  while (!fs.existsSync(there)) there = dirname(there);
  const real = fs.realpathSync.native(there);
  const isWithin = folders.some((folder) => {
    if (!fs.existsSync(folder)) return true;
    const home = fs.realpathSync.native(folder);
    return real === home || real.startsWith(home.endsWith(sep) ? home : `${home}${sep}`);
  });
  if (!isWithin)
    throw new Failure(
      `${path} is behind a link that leads out of the repository, to ${real}, so nothing is written there. Put what the link leads to in its place: others who have the repository do not have that.`,
    );
}

/** A new folder that nobody else knows. */
export function temporaryFolder(prefix: 'livery-release-'): Place {
  return fs.mkdtempSync(join(tmpdir(), prefix)) as Place;
}

/** The folder that a place in a folder lies in. */
export function folderAbove(path: Place): Place {
  return dirname(path) as Place;
}

/** The last name on the way to a place. */
export function nameOf(path: Place): string {
  return basename(path);
}

/** A path from one name to the next, with `/`. */
export function relativePath<const S extends readonly string[]>(
  ...steps: { readonly [K in keyof S]: Step<S[K]> }
): InsidePath {
  return steps.join('/') as InsidePath;
}

/** A place beside another, with the same name and this process's number: what is written there is moved to the other. */
export function partialOf(file: Place): Place {
  return `${file}.${process.pid}` as Place;
}

// The functions of `node:fs` that change or give away what stands at a path, for places alone.
export const rmSync: (at: Place, options?: fs.RmOptions) => void = fs.rmSync;
/** With the folders around it. */
export const mkdirSync: (at: Place) => void = makeFolder;
export const renameSync: (from: Place, to: Place) => void = fs.renameSync;
export const linkSync: (from: Place, to: Place) => void = fs.linkSync;
export const copyFileSync: (from: Place, to: Place) => void = fs.copyFileSync;
/** @param target a path from the folder of the link */
export const symlinkSync: (target: InsidePath, at: Place) => void = fs.symlinkSync;
export const replaceFile: (at: Place, content: string | Uint8Array) => void = replace;
export const readFileSync: (at: Place, bounds: Bounds) => Buffer = readRegularSync;
export const readFile: (at: Place, bounds: Bounds) => Promise<Buffer> = readRegular;
