import {
  isList,
  isObject,
  type JsonValue,
  own,
  ownText,
  pointerKeys,
  pointerTo,
} from '@liveryjs/compiler/manifest';
import type { BrandResult, Workspace } from '#workspace/open/index.ts';
import { type Layer, type LayerPlace, type LayerWritten, layersOf } from './layers.ts';

/** Who took away what brands further up have. */
export interface RemovedAnswer {
  readonly kind: 'removed';
  /** The pointer that was asked for. */
  readonly pointer: string;
  /** The pointer that was taken away: the same, or one around it. */
  readonly removed: string;
  readonly by: LayerPlace;
  /** `$remove` drops an item of a list, null goes back to the default, another list takes the place of the whole. */
  readonly how: '$remove' | 'null' | 'list';
  /** Values as each brand wrote them before, the last one first. */
  readonly was: readonly LayerWritten[];
}

/** Says who removed a value; undefined when nobody wrote it, or nobody took it away. @param pointer names items by id */
export function explainRemoved(
  workspace: Workspace,
  { chain }: BrandResult,
  pointer: string,
): RemovedAnswer | undefined {
  const was: LayerWritten[] = [];
  let removal: Pick<RemovedAnswer, 'removed' | 'by' | 'how'> | undefined;
  for (const layer of layersOf(workspace, chain)) {
    const written = layer.at(pointer);
    const taken = was.length === 0 ? undefined : takenIn(layer, pointer);
    if (taken !== undefined) removal = taken;
    else if (written !== undefined) {
      if (removal !== undefined) was.length = 0;
      removal = undefined;
      was.unshift(written);
    }
  }
  return removal === undefined ? undefined : { kind: 'removed', pointer, ...removal, was };
}

/** Returns the part that a manifest takes away, at a pointer or around it, of what manifests above it wrote. */
export function takenIn(
  layer: Layer,
  pointer: string,
): Pick<RemovedAnswer, 'removed' | 'by' | 'how'> | undefined {
  let around = '';
  for (const key of pointerKeys(pointer)) {
    const list = layer.at(around);
    const here = pointerTo(around, key);
    const writtenHere = layer.at(here);
    if (list !== undefined && isList(list.value) && writtenHere === undefined && !mergesById(list.value))
      return { removed: around, by: placeOf(list), how: 'list' };
    if (writtenHere?.value === null) return { removed: here, by: placeOf(writtenHere), how: 'null' };
    if (own(writtenHere?.value, '$remove') === true && writtenHere)
      return { removed: here, by: placeOf(writtenHere), how: '$remove' };
    around = here;
  }
  return undefined;
}

function placeOf({ layer, place }: LayerPlace): LayerPlace {
  return { layer, place };
}

function mergesById(list: readonly JsonValue[]): boolean {
  return list.length > 0 && list.every((item) => isObject(item) && ownText(item, 'id') !== undefined);
}

/** The items that manifests of a chain remove from a list, and no brand further down adds again. */
export function removedFrom(
  workspace: Workspace,
  result: BrandResult,
  list: string,
): (LayerPlace & { readonly id: string; readonly was: readonly LayerWritten[] })[] {
  const ids = layersOf(workspace, result.chain).flatMap((layer) => {
    const items = layer.at(list)?.value;
    return isList(items) ? items.flatMap((item) => ownText(item, 'id') ?? []) : [];
  });
  return [...new Set(ids)].flatMap((id) => {
    const answer = explainRemoved(workspace, result, pointerTo(list, id));
    if (answer === undefined || answer.removed !== answer.pointer) return [];
    return [{ id, ...answer.by, was: answer.was }];
  });
}
