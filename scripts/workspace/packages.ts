import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { Failure } from '#scripts/failure.ts';
import type { Workspace } from './workspace.ts';

const NO_PORTAL =
  'Nothing says what kind of portals these brands are. Run npm install @liveryjs/platform, or describe your own in portal/portal.json.';

/** The packages whose code goes into bundles where they are installed, beside the engine and the portal. */
const OTHERS = ['parts', 'schemas'];

/** Absolute folders of code that goes into bundles, beside that of widgets and adapters. */
export interface CodeFolders {
  readonly engine: string;
  /** Of the kind of portals that brands are built as. */
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
  const others = OTHERS.flatMap((name) => packageFolder(`@liveryjs/${name}`, root) ?? []);
  return { engine, portal: home, all: [engine, home, ...others] };
}

/** A file of a folder, or of the nearest folder above that has one; undefined where none has. */
export function nearestFile(folder: string, names: readonly string[]): string | undefined {
  const found = names.map((name) => join(folder, name)).find((file) => existsSync(file));
  if (found !== undefined) return found;
  const above = dirname(folder);
  return above === folder ? undefined : nearestFile(above, names);
}
