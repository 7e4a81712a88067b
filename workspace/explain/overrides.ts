import { isDeepStrictEqual } from 'node:util';
import { type JsonValue, pointerTo, readJsonFile, valueAt } from '@liveryjs/compiler/manifest';
import { topSpot } from '@liveryjs/compiler/manifest/schema/spot';
import { getNodeValue, type Node } from 'jsonc-parser';
import { jsonTree } from '#workspace/json-tree.ts';
import type { Workspace } from '#workspace/open/index.ts';
import { schemaOf } from '#workspace/rename/names/places-in-brand.ts';
import { keysTo } from './name-at.ts';

/** A value of a brand's file that stands over what the brand inherits there. */
export interface Override {
  /** Where it stands in the file, items of lists named by id. */
  readonly pointer: string;
  /** The value, and the key in front of it, in UTF-16 offsets of the file. */
  readonly start: number;
  readonly end: number;
  readonly key: { readonly start: number; readonly end: number };
  /** The nearest brand that says something else, or the same, at this place. */
  readonly over: string;
  readonly inherited: JsonValue;
  /** The place of that: `file:line`, relative to the root. */
  readonly place: string;
  /** True where nothing would change without it. */
  readonly isSame: boolean;
}

/** Keys of a manifest that say what it is, not what the portal is. */
const ABOUT = new Set(['$schema', 'schemaVersion', 'id', 'extends', 'abstract']);

/**
 * Finds what a brand's manifest, tokens or messages say over brands further up, value by value.
 *
 * @param path of the file, relative to the root
 */
export function overridesIn(workspace: Workspace, brand: string, path: string, text: string): Override[] {
  const { chain } = workspace.resolver.inherit(brand);
  const folder = chain.at(-1)?.folder;
  const root = jsonTree(text);
  if (root === undefined || folder === undefined || !path.startsWith(`${folder}/`)) return [];
  const inside = path.slice(folder.length + 1);
  const layers = chain
    .slice(0, -1)
    .reverse()
    .map((link) => ({ id: link.id, file: `${link.folder}/${inside}` }))
    .filter(({ file }) => workspace.files.size(file) !== undefined)
    .map((layer) => ({ ...layer, ...readJsonFile(workspace.files, layer.file, '') }));
  const top = topSpot(schemaOf(workspace)).for({});
  const isAlone = (key: string) =>
    inside === 'brand.json' && top.member(key).for(undefined).keyword('inherited') === false;
  const isFile = (value: JsonValue) =>
    typeof value === 'string' && workspace.files.size(`${folder}/${value}`) !== undefined;
  return leavesIn(root).flatMap(({ key, value }) => {
    const keys = keysTo(value);
    const [first = ''] = keys;
    if (ABOUT.has(first) || isAlone(first) || keys.at(-1) === 'id') return [];
    const pointer = keys.reduce(pointerTo, '');
    const layer = layers.find((each) => valueAt(each.value, pointer) !== undefined);
    const inherited = layer && valueAt(layer.value, pointer);
    if (layer === undefined || inherited === undefined) return [];
    return [
      {
        pointer,
        start: value.offset,
        end: value.offset + value.length,
        key: { start: key.offset, end: key.offset + key.length },
        over: layer.id,
        inherited,
        place: `${layer.file}:${layer.positions.at(pointer).line}`,
        // The path of a file is one of each brand's own folder.
        isSame: isDeepStrictEqual(getNodeValue(value), inherited) && !isFile(inherited),
      },
    ];
  });
}

/** Values that are no objects, and no lists whose items have ids, each with its key; of tokens their values. */
function leavesIn(node: Node): { readonly key: Node; readonly value: Node }[] {
  if (node.type !== 'property') return (node.children ?? []).flatMap(leavesIn);
  const [key, value] = node.children ?? [];
  if (key === undefined || value === undefined) return [];
  // A token counts by its value, whatever that is made of.
  if (String(key.value).startsWith('$')) return key.value === '$value' ? [{ key, value }] : [];
  const isWalked = value.type === 'object' || (value.type === 'array' && value.children?.some(hasId));
  return isWalked ? leavesIn(value) : [{ key, value }];
}

/** Tells whether an item of a list is one that a brand further down can change by its id. */
function hasId(item: Node): boolean {
  return (
    item.type === 'object' && item.children?.some(({ children }) => children?.[0]?.value === 'id') === true
  );
}
