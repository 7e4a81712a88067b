import {
  type ChainLink,
  isList,
  type JsonValue,
  type Origins,
  ownText,
  pointerKeys,
  pointerTo,
  readJsonFile,
  valueAt,
} from '@liveryjs/compiler/manifest';
import type { Workspace } from '#workspace/open/index.ts';
import type { Written } from './explanation.ts';

/** A place that wrote something, and the brand that it is of. */
export interface LayerPlace {
  /** Id of the brand of the chain. */
  readonly layer: string;
  /** file:line:column */
  readonly place: string;
}

/** A place with what is written there. */
export type LayerWritten = LayerPlace & Written;

/** One manifest of the chain, as it is written. */
export interface Layer {
  readonly id: string;
  /**
   * Returns the value that the manifest writes at a pointer, in which items of lists are named by id; undefined where it
   * writes none.
   */
  at(pointer: string): (LayerPlace & { readonly value: JsonValue }) | undefined;
}

/** The manifests of a chain, the root first. */
export function layersOf({ files }: Workspace, chain: readonly ChainLink[]): readonly Layer[] {
  return chain.map(({ id, folder }) => {
    const file = `${folder}/brand.json`;
    const { value: document, positions } = readJsonFile(files, file, '');
    return {
      id,
      at(pointer) {
        const value = valueAt(document, pointer);
        if (value === undefined) return undefined;
        return { layer: id, place: placeIn(file, positions.at(pointer)), value };
      },
    };
  });
}

/** The brand of a chain in whose folder a place is; what is outside of them all is of a package. */
export function layerOf(chain: readonly ChainLink[], place: string): string {
  return chain.find(({ folder }) => place.startsWith(`${folder}/`))?.id ?? 'package';
}

/** Who writes a value of the merged manifest: who wrote it first, then those that changed it, in order. */
export function writersAt(origins: Origins, chain: readonly ChainLink[], pointer: string): LayerPlace[] {
  const origin = origins.of(pointer);
  if (origin === undefined) return [];
  return [origin, ...origin.overrode]
    .map((each) => placeIn(each.file, each))
    .map((place) => ({ layer: layerOf(chain, place), place }))
    .reverse();
}

/** The pointer with items of lists named by id, where they have one: so they are the same in every manifest of a chain. */
export function idPointer(root: JsonValue | undefined, pointer: string): string {
  return pointerKeys(pointer).reduce((named, key) => {
    const around = valueAt(root, named);
    const id = isList(around) ? ownText(valueAt(around, pointerTo('', key)), 'id') : undefined;
    return pointerTo(named, id ?? key);
  }, '');
}

/** The file of a content in a language that counts: that of the last brand of the chain that has one. */
export function contentFile(
  { files }: Pick<Workspace, 'files'>,
  chain: readonly ChainLink[],
  name: string,
  code: string,
): string | undefined {
  const written = chain.map(({ folder }) => `${folder}/content/${name}.${code}.md`);
  return written.filter((file) => files.size(file) !== undefined).at(-1);
}

/** As people read it: `house at brands/house/brand.json:3:1`. */
export function by({ layer, place }: LayerPlace): string {
  return `${layer} at ${place}`;
}

/** file:line:column */
export function placeIn(file: string, { line, column }: { line: number; column: number }): string {
  return `${file}:${line}:${column}`;
}
