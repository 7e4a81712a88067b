import { byIdentity, sameList } from '#compiler/manifest/by-identity.ts';
import type { FileSystem } from '#compiler/manifest/index.ts';
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

const layersByFile = new WeakMap<TokenFile, Layer[]>();

/** The layer itself, or the same one of a brand before. */
function layerOf(layer: Layer): Layer {
  const before = layersByFile.get(layer.file) ?? [];
  layersByFile.set(layer.file, before);
  const same = before.find(
    ({ path, rank, mode }) => path === layer.path && rank === layer.rank && mode === layer.mode,
  );
  if (same === undefined) before.push(layer);
  return same ?? layer;
}

/** The token files that exist, in the order in which they lie over each other: all-mode files first, root first. */
export function readLayers(
  files: FileSystem,
  folders: readonly string[],
  modes: readonly string[],
): { layers: readonly Layer[]; inputs: string[] } {
  const layers: Layer[] = [];
  const inputs: string[] = [];
  for (const mode of [undefined, ...modes]) {
    for (const [rank, folder] of folders.entries()) {
      const path = `${folder}/${mode === undefined ? 'tokens' : `tokens.${mode}`}.json`;
      inputs.push(path);
      const file = readTokenFile(files, path);
      if (file !== undefined) layers.push(layerOf({ folder, path, rank, mode, file }));
    }
  }
  return { layers: sameList(layers), inputs };
}

/** The layers of the brand that lies on top, and those below it. */
export const topOf = byIdentity((layers: readonly Layer[]) => {
  const top = Math.max(...layers.map(({ rank }) => rank));
  return {
    own: layers.filter(({ rank }) => rank === top),
    below: sameList(layers.filter(({ rank }) => rank < top)),
  };
});
