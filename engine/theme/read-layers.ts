import type { FileSystem } from '#engine/manifest/index.ts';
import { readTokenFile, type TokenFile } from './read-token-file.ts';

/** One token file of the chain of brands. */
export interface Layer {
  readonly folder: string;
  readonly path: string;
  /** Place of its folder in the chain, 0 for the root. */
  readonly rank: number;
  /** The mode it is for; all modes when missing. */
  readonly mode: string | undefined;
  readonly file: TokenFile;
}

/** The token files that exist, in the order in which they lie over each other: all-mode files first, root first. */
export function readLayers(
  files: FileSystem,
  folders: readonly string[],
  modes: readonly string[],
): { layers: Layer[]; inputs: string[] } {
  const layers: Layer[] = [];
  const inputs: string[] = [];
  for (const mode of [undefined, ...modes]) {
    for (const [rank, folder] of folders.entries()) {
      const path = `${folder}/${mode === undefined ? 'tokens' : `tokens.${mode}`}.json`;
      inputs.push(path);
      const file = readTokenFile(files, path);
      if (file !== undefined) layers.push({ folder, path, rank, mode, file });
    }
  }
  return { layers, inputs };
}
