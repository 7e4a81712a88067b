import {
  isList,
  isObject,
  type JsonValue,
  own,
  ownText,
  pointerKeys,
  pointerTo,
  valueAt,
} from '@liveryjs/compiler/manifest';
import { takenIn } from '#workspace/explain/explain-removed.ts';
import { type Layer, layersOf } from '#workspace/explain/layers.ts';
import type { BrandResult, Workspace } from '#workspace/open/index.ts';

/** Keys that say where an item stands in its list, or that it is gone. */
const DIRECTIVES = ['$remove', '$before', '$after'];

/** Parts of a manifest that no bundle is made from. */
const NOT_BUILT = ['/$schema', '/schemaVersion', '/theme/contrast'];

/**
 * The values that a manifest of a brand's chain writes and a change of which changes the brand: those that no manifest
 * further down takes the place of, and that are not left out by a condition that can never hold.
 *
 * @param layer id of the manifest's brand
 * @param rootPointer pointer of what is looked at, with all that is in it; items of lists are named by id
 */
export function effectiveLeaves(
  workspace: Workspace,
  result: BrandResult,
  layer: string,
  rootPointer: string,
): string[] {
  const layers = layersOf(workspace, result.chain);
  const index = layers.findIndex(({ id }) => id === layer);
  const written = layers[index]?.at(rootPointer);
  if (written === undefined) return [];
  const below = layers.slice(index + 1);
  const file = `${result.chain[index]?.folder}/brand.json`;
  return leavesOf(written.value, rootPointer).filter((pointer) => isEffective(pointer));

  function isEffective(pointer: string): boolean {
    if (NOT_BUILT.some((part) => pointer === part || pointer.startsWith(`${part}/`))) return false;
    // Who is extended decides all; the other keys that are a brand's own are its own only.
    if (pointer === '/extends') return true;
    const around = pointer.slice(0, pointer.lastIndexOf('/'));
    const key = pointerKeys(pointer).at(-1) ?? '';
    const inItem = layers[index]?.at(around)?.value;
    const isGone = own(inItem, '$remove') === true;
    if (DIRECTIVES.includes(key) || isGone) {
      const isMovedBelow =
        !isGone &&
        below.some((each) => ['$before', '$after'].some((directive) => each.at(`${around}/${directive}`)));
      return !isMovedBelow && !below.some((each) => takenIn(each, around));
    }
    if (layers[index]?.at(pointer)?.value === null) return !below.some((each) => writes(each, pointer));
    if (key === 'id' && around !== '')
      return isShown(around) && (pointer === rootPointer || isFirstIn(around));
    return result.origins.of(pointer)?.file === file && isShown(pointer);
  }

  /** Tells whether the item was first written by this manifest. In another manifest an id only says which item is meant. */
  function isFirstIn(item: string): boolean {
    const origin = result.origins.of(item);
    return (origin?.overrode.at(-1) ?? origin)?.file === file;
  }

  function isShown(pointer: string): boolean {
    // With another condition, what is left out could come back, where nothing around it is left out.
    const [owner = '', inside] = /\/when(\/|$)/.test(rootPointer) ? pointer.split(/\/when(?=\/|$)/, 2) : [];
    const shown = inside === undefined ? pointer : owner.slice(0, owner.lastIndexOf('/'));
    return valueAt(result.shown, shown) !== undefined;
  }
}

function writes(layer: Layer, pointer: string): boolean {
  return layer.at(pointer) !== undefined || takenIn(layer, pointer) !== undefined;
}

/** Pointers of the values that are no objects and no lists of items with ids; these are looked into. */
export function leavesOf(value: JsonValue, pointer: string): string[] {
  const entries: [string, JsonValue][] | undefined = isObject(value)
    ? Object.entries(value)
    : isList(value) && value.every((item) => ownText(item, 'id') !== undefined)
      ? value.map((item) => [ownText(item, 'id') ?? '', item])
      : undefined;
  if (entries === undefined || entries.length === 0) return [pointer];
  return entries.flatMap(([key, member]) => leavesOf(member, pointerTo(pointer, key)));
}
