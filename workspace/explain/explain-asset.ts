import { pathOf } from '@liveryjs/compiler/manifest';
import type { BrandResult, Workspace } from '#workspace/open/index.ts';
import { idPointer, type LayerWritten, layerOf, layersOf, writersAt } from './layers.ts';

/** Where a file of a brand comes from. */
export interface AssetAnswer {
  readonly kind: 'asset';
  /** Relative to the root of the workspace. */
  readonly file: string;
  /** Id of the brand in whose folder it lies; `package` for a file of an installed package. */
  readonly layer: string;
  /** Missing when there is no such file. */
  readonly bytes?: number;
  /** Every place of the manifest that names the file. */
  readonly named: readonly {
    /** As issues write it. */
    readonly path: string;
    readonly written: LayerWritten;
    /** Values that the place named before, the last one first. */
    readonly overrode: readonly LayerWritten[];
  }[];
}

/**
 * Returns the names by which assets of a brand can be asked for: their own, and the paths of all files that the manifest
 * names.
 */
export function assetNames({ uses, assets }: BrandResult): string[] {
  return [...Object.keys(assets), ...new Set(uses.assets.flatMap(({ path }) => path ?? []))];
}

/** @param assetPath name of an asset, or path of its file: from the root, or from the folder of a brand of the chain */
export function explainAsset(
  workspace: Workspace,
  { uses, assets, chain, origins, merged }: BrandResult,
  assetPath: string,
): AssetAnswer | undefined {
  const paths = [assetPath, ...chain.map(({ folder }) => `${folder}/${assetPath}`).reverse()];
  const used = uses.assets.flatMap(({ path }) => path ?? []);
  const file = Object.hasOwn(assets, assetPath)
    ? assets[assetPath]
    : paths.find((path) => used.includes(path));
  if (file === undefined) return undefined;
  const layers = layersOf(workspace, chain);
  const named = uses.assets
    .filter(({ path }) => path === file)
    .flatMap(({ pointer }) => {
      const byIds = idPointer(merged, pointer);
      const [written, ...overrode] = writersAt(origins, chain, pointer)
        .map((place): LayerWritten => {
          const value = layers.find(({ id }) => id === place.layer)?.at(byIds)?.value;
          return { ...place, ...(value === undefined ? {} : { value }) };
        })
        .reverse();
      return written === undefined ? [] : [{ path: pathOf(merged, pointer), written, overrode }];
    });
  const bytes = workspace.files.size(file);
  return {
    kind: 'asset',
    file,
    layer: layerOf(chain, file),
    ...(bytes === undefined ? {} : { bytes }),
    named,
  };
}
