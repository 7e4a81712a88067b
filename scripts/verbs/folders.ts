import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { WorkspaceFolders } from '@liveryjs/workspace/open';
import { nearestFile } from '@liveryjs/workspace/open/packages';
import type { Command } from 'commander';

/** The folders that every verb works on, as the command line names them. The root is absolute. */
export type Folders = {
  readonly [name in Exclude<keyof WorkspaceFolders, 'at' | 'laidOver'>]-?: NonNullable<
    WorkspaceFolders[name]
  >;
};

/** Resolves folders: those that a command line names are relative to the current folder; the others lie in the root. */
export function foldersOf(command: Command): Folders {
  const { root, brands, widgets, adapters } = command.optsWithGlobals<{
    root?: string;
    brands?: string;
    widgets?: readonly string[];
    adapters?: readonly string[];
  }>();
  const named = root === undefined ? rootAt(process.cwd()) : resolve(root);
  const brandsFolder = brands === undefined ? 'brands' : resolve(brands);
  return {
    // Who stands in the folder of the brands and names it has the repository around it.
    root: brandsFolder === named ? dirname(named) : named,
    brandsFolder,
    widgetFolders: ['widgets', ...(widgets ?? []).map((folder) => resolve(folder))],
    adapterFolders: (adapters ?? []).map((folder) => resolve(folder)),
  };
}

/** The folder that holds `brands/`: the one where one stands, or the nearest above. */
export function rootAt(here: string): string {
  const brands = nearestFile(here, ['brands']);
  return brands === undefined ? here : dirname(brands);
}

/** The names in a folder, or the code of why they cannot be read. */
export function namesOf(folder: string): {
  readonly names: readonly string[];
  readonly code?: string | undefined;
} {
  try {
    return { names: readdirSync(folder) };
  } catch (error) {
    return { names: [], code: String((error as NodeJS.ErrnoException).code) };
  }
}
