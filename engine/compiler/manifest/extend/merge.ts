import { isObject, ownText } from '#compiler/manifest/json.ts';
import type { Mark } from '#compiler/manifest/parse/source-text.ts';
import { type Traced, tracedList, tracedObject } from '#compiler/manifest/parse/traced.ts';
import { pointerTo } from '#compiler/manifest/pointer.ts';
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
  return overOtherKind(parent, child);
}

/** The child in place of the parent. What it took the place of is kept where the two are of different kinds. */
function overOtherKind(parent: Traced | undefined, child: Traced): Traced {
  const isOther = (parent?.members ?? parent?.items) !== undefined;
  return { ...child, overrode: marksOf(parent), ...(isOther && parent && { was: parent }) };
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
  const object = tracedObject(members, { mark: child.mark, overrode: marksOf(parent), nulls });
  return parent?.items === undefined ? object : { ...object, was: parent };
}

function mergeLists(parent: Traced | undefined, child: Traced, pointer: string, report: Report): Traced {
  const items = child.items ?? [];
  const from = { mark: child.mark, overrode: marksOf(parent) };
  const inherited = parent?.items ?? [];
  const isMerged =
    inherited.length === 0
      ? items.every(hasId)
      : inherited.every(hasId) && items.some((item) => hasId(item) || hasSlip(item));
  if (items.length > 0 && isMerged) {
    const merged = mergeItems(inherited, items, pointer, report, merge);
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

/** Tells whether an item has an id under a key or in a form that is a slip of it: it is to change something, though not known what. */
function hasSlip({ members }: Traced): boolean {
  return [...(members ?? [])].some(([key]) => key === 'id' || /^(di|ids?|\$id)$/i.test(key));
}

function marksOf(traced: Traced | undefined): readonly Mark[] {
  return traced === undefined ? [] : [traced.mark, ...traced.overrode];
}
