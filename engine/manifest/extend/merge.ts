import { isObject, ownText } from '#engine/manifest/json.ts';
import type { Mark } from '#engine/manifest/parse/source-text.ts';
import { type Traced, tracedList, tracedObject } from '#engine/manifest/parse/traced.ts';
import { pointerTo } from '#engine/manifest/pointer.ts';
import type { Report } from './merge-finding.ts';
import { idOf, mergeItems } from './merge-items.ts';

/**
 * The child over the parent: objects merge by key, lists whose items carry an `id` merge by id, anything else is
 * replaced, null goes back to the default (undefined at the top). Neither input is changed.
 */
export function merge(
  parent: Traced | undefined,
  child: Traced,
  pointer: string,
  report: Report,
): Traced | undefined {
  if (child.value === null) return undefined;
  if (child.members !== undefined) return mergeObjects(parent, child, pointer, report);
  if (child.items !== undefined) return mergeLists(parent, child, pointer, report);
  return { ...child, overrode: marksOf(parent) };
}

function mergeObjects(parent: Traced | undefined, child: Traced, pointer: string, report: Report): Traced {
  const members = new Map(parent?.members);
  const nulls = new Map(parent?.nulls);
  for (const [key, member] of child.members ?? []) {
    const merged = merge(members.get(key), member, pointerTo(pointer, key), report);
    if (merged === undefined) {
      members.delete(key);
      const was = parent?.members?.get(key);
      nulls.set(key, { ...member, overrode: marksOf(was), ...(was && { was }) });
    } else {
      members.set(key, merged);
      nulls.delete(key);
    }
  }
  return tracedObject(members, { mark: child.mark, overrode: marksOf(parent), nulls });
}

function mergeLists(parent: Traced | undefined, child: Traced, pointer: string, report: Report): Traced {
  const items = child.items ?? [];
  const from = { mark: child.mark, overrode: marksOf(parent) };
  if (items.length > 0 && items.every(hasId) && (parent?.items ?? []).every(hasId)) {
    const merged = mergeItems(parent?.items ?? [], items, pointer, report, (...item) =>
      merge(...item, report),
    );
    const removed = new Map([...(parent?.removed ?? []), ...merged.removed]);
    for (const item of merged.items) removed.delete(idOf(item));
    return tracedList(merged.items, removed.size === 0 ? from : { ...from, removed });
  }
  const replaced = items.map(
    (item, index) => merge(undefined, item, pointerTo(pointer, index), report) ?? item,
  );
  return tracedList(replaced, parent === undefined ? from : { ...from, was: parent });
}

function hasId(item: Traced): boolean {
  return isObject(item.value) && ownText(item.value, 'id') !== undefined;
}

function marksOf(traced: Traced | undefined): readonly Mark[] {
  return traced === undefined ? [] : [traced.mark, ...traced.overrode];
}
