import { resolve } from 'node:path';
import type { Command } from 'commander';

/** The folders that every verb works on, as the command line names them. */
export interface Folders {
  /** Absolute. */
  readonly root: string;
  /** Relative to the root, or absolute. */
  readonly brands: string;
  readonly widgets: readonly string[];
  readonly adapters: readonly string[];
}

/** The folder of this package. */
export const project = resolve(import.meta.dirname, '../..');

export function foldersOf(command: Command): Folders {
  const { root, brands, widgets, adapters } = command.optsWithGlobals<{
    root?: string;
    brands?: string;
    widgets?: readonly string[];
    adapters?: readonly string[];
  }>();
  return {
    root: root === undefined ? project : resolve(root),
    brands: brands ?? 'brands',
    widgets: ['widgets', ...(widgets ?? [])],
    adapters: ['platform/adapters', ...(adapters ?? [])],
  };
}
