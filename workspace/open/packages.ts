import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve, sep } from 'node:path';
import { Failure } from '#workspace/failure.ts';
import type { Workspace } from './workspace.ts';

const NO_PORTAL =
  'Nothing says what kind of portals these brands are. Run npm install @liveryjs/client, or describe your own in portal/portal.json.';

/** The packages whose code goes into bundles where they are installed, beside the engine and the portal. */
const OTHERS = ['compiler', 'parts', 'schemas'];

/** Absolute folders of code that goes into bundles, beside that of widgets and adapters. */
export interface CodeFolders {
  readonly engine: string;
  /** The folder that the packages of the engine lie in: modules are named by their path from there. */
  readonly packages: string;
  /** Folder of the kind of portals that brands are built as. */
  readonly portal: string;
  /** These two, and all that they and widgets stand on. */
  readonly all: readonly string[];
}

/**
 * Where a package lies: as it is installed for a folder, else as it is installed for this command.
 *
 * @param root absolute
 * @returns an absolute path, with links followed; undefined where the package is not installed
 */
export function packageFolder(name: string, root: string): string | undefined {
  return installedFolder(name, root) ?? folderFor(import.meta.url, name);
}

/** The same, but only as it is installed for the folder: of what a repository chooses by its dependencies. */
export function installedFolder(name: string, root: string): string | undefined {
  return folderFor(join(root, 'package.json'), name);
}

function folderFor(file: string, name: string): string | undefined {
  try {
    return dirname(createRequire(file).resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

/** @throws where a package is not installed, and where nothing says what kind of portals brands are built as */
export function codeFolders({ root, portal }: Pick<Workspace, 'root' | 'portal'>): CodeFolders {
  const engine = packageFolder('@liveryjs/engine', root);
  if (engine === undefined)
    throw new Failure('@liveryjs/engine is not installed. Run: npm install @liveryjs/engine');
  if (portal === undefined) throw new Failure(NO_PORTAL);
  const home = resolve(root, portal.folder);
  const others = otherPackages(root);
  return {
    engine,
    packages: commonFolder([engine, ...others]),
    portal: home,
    all: [engine, home, ...others],
  };
}

/** The folder that the packages of the engine lie in, as they are installed for a folder; the folder itself where none is. */
export function packagesFolder(root: string): string {
  const engine = packageFolder('@liveryjs/engine', root);
  return engine === undefined ? root : commonFolder([engine, ...otherPackages(root)]);
}

function otherPackages(root: string): string[] {
  return OTHERS.flatMap((name) => packageFolder(`@liveryjs/${name}`, root) ?? []);
}

/** The nearest folder that holds all of some folders, of which there is at least one. */
function commonFolder([first = '', ...others]: readonly string[]): string {
  let folder = dirname(first);
  while (folder !== dirname(folder) && !others.every((other) => other.startsWith(`${folder}${sep}`)))
    folder = dirname(folder);
  return folder;
}

/** A file of a folder, or of the nearest folder above that has one; undefined where none has. */
export function nearestFile(folder: string, names: readonly string[]): string | undefined {
  const packageFile = names.map((name) => join(folder, name)).find((file) => existsSync(file));
  if (packageFile !== undefined) return packageFile;
  const above = dirname(folder);
  return above === folder ? undefined : nearestFile(above, names);
}
