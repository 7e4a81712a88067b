import { ownText } from '#compiler/manifest/json.ts';
import { type Traced, tracedObject } from '#compiler/manifest/parse/traced.ts';
import { pointerTo } from '#compiler/manifest/pointer.ts';
import { IdOrder } from './id-order.ts';
import type { Report } from './merge-finding.ts';

const directives = ['$before', '$after', '$remove'];

/**
 * Two lists of items with ids as one: the parent's order holds, new items go to the end, `$before` and `$after`
 * place, `$remove` drops. Items put after the same one keep the order in which they are written. Items without an id, which are
 * wrong, stand at the end as they are.
 *
 * @param merge lays an item of the child over that of the parent; undefined: no item is left
 */
export function mergeItems(
  parent: readonly Traced[],
  child: readonly Traced[],
  pointer: string,
  report: Report,
  merge: (parent: Traced | undefined, child: Traced, pointer: string, report: Report) => Traced | undefined,
): { readonly items: readonly Traced[]; readonly removed: ReadonlyMap<string, Traced> } {
  const inherited = parent.map(idOf);
  const items = new Map(parent.map((item) => [idOf(item), item]));
  const written = new Map<string, Traced>();
  const removed = new Map<string, Traced>();
  const placed: [item: Traced, pointer: string][] = [];
  const nameless: Traced[] = [];
  for (const [index, item] of child.entries()) {
    const id = idOf(item);
    const itemPointer = pointerTo(pointer, index);
    if (id === '') {
      // Nobody knows what it is to change: what is missing in it is no fault.
      nameless.push(merge(undefined, item, itemPointer, () => {}) ?? item);
      continue;
    }
    const first = written.get(id);
    if (first !== undefined) {
      report({ kind: 'duplicate', item, first, pointer: itemPointer });
      continue;
    }
    written.set(id, item);
    if (isRemoved(item, itemPointer, report)) {
      const was = items.get(id);
      if (was === undefined) report({ kind: 'remove', item, pointer: itemPointer, known: () => inherited });
      else removed.set(id, { ...item, was });
      items.delete(id);
      continue;
    }
    const merged = merge(items.get(id), withoutDirectives(item), itemPointer, report);
    if (merged !== undefined) items.set(id, merged);
    placed.push([item, itemPointer]);
  }
  return { items: [...placeItems(items, placed, report), ...nameless], removed };
}

function placeItems(
  items: ReadonlyMap<string, Traced>,
  written: readonly [item: Traced, pointer: string][],
  report: Report,
): readonly Traced[] {
  const anchors = written.flatMap(([item, pointer]) => {
    const key = anchorKey(item, pointer, report);
    const anchor = key === undefined ? undefined : item.members?.get(key);
    if (key === undefined || anchor === undefined) return [];
    return [{ id: idOf(item), key, target: String(anchor.value), anchor, pointer }];
  });
  const order = placeIds(items.keys(), anchors, ({ id, key, anchor, pointer }, ids) => {
    const otherIds = () => [...items.keys()].filter((other) => other !== id);
    if (ids === undefined) report({ kind: 'anchor', key, anchor, pointer, known: otherIds });
    else report({ kind: 'circle', key, anchor, pointer, ids });
  });
  return order.flatMap((id) => items.get(id) ?? []);
}

/** An item of a list that says which other one it stands before or behind. */
export interface Anchored {
  readonly id: string;
  readonly key: '$before' | '$after';
  readonly target: string;
}

/**
 * The order of the items of a list.
 *
 * @param ids those that are inherited, then the new ones
 * @param onFault is told of an item whose target is not there, or with which it stands in a circle: the ids of that
 */
export function placeIds<Item extends Anchored>(
  ids: Iterable<string>,
  anchors: readonly Item[],
  onFault: (anchor: Item, circle: readonly string[] | undefined) => void,
): readonly string[] {
  const all = new Set(ids);
  const order = new IdOrder(all);
  const anchored = new Map<string, Anchored>();
  for (const anchor of anchors) {
    const { id, key, target } = anchor;
    anchored.set(id, anchor);
    const circle = circleOf(id, anchored);
    if (!all.has(target)) onFault(anchor, undefined);
    else if (circle !== undefined) onFault(anchor, circle);
    else if (key === '$before') order.moveBefore(id, target);
    else order.moveAfter(id, target);
  }
  return [...order.ids()];
}

/** The items that lead from one back to it on the same side of each other; undefined where they do not. */
function circleOf(id: string, anchored: ReadonlyMap<string, Anchored>): readonly string[] | undefined {
  const first = anchored.get(id);
  const ids = new Set([id]);
  for (let next = first; next !== undefined && next.key === first?.key; next = anchored.get(next.target)) {
    if (next.target === id) return [...ids];
    // Another circle, which is told where it closes.
    if (ids.has(next.target)) return undefined;
    ids.add(next.target);
  }
  return undefined;
}

function isRemoved(item: Traced, pointer: string, report: Report): boolean {
  const remove = item.members?.get('$remove');
  if (remove === undefined || remove.value === null) return false;
  if (remove.value === true) {
    const [other] = [...(item.members ?? [])].filter(([key]) => key !== 'id' && key !== '$remove');
    if (other === undefined) return true;
    const [key, sibling] = other;
    const what = `${JSON.stringify(key)} stands beside "$remove": true, which leaves the whole item out`;
    const hint = `Take out "$remove" to change the item, or ${JSON.stringify(key)} and all beside it to leave it out.`;
    report({ kind: 'directive', at: sibling, pointer, what, hint });
    return true;
  }
  const what = `"$remove" is ${JSON.stringify(remove.value)}`;
  report({ kind: 'directive', at: remove, pointer, what, hint: 'Write "$remove": true, or leave it out.' });
  return false;
}

function anchorKey(item: Traced, pointer: string, report: Report): Anchored['key'] | undefined {
  const keys = (['$before', '$after'] as const).filter(
    (key) => (item.members?.get(key)?.value ?? null) !== null,
  );
  const [key, second] = keys;
  const anchor = key === undefined ? undefined : item.members?.get(key);
  if (key === undefined || anchor === undefined) return undefined;
  if (second !== undefined) {
    const hint = 'An item has one place in its list: keep one of the two.';
    report({ kind: 'directive', at: anchor, pointer, what: '"$before" and "$after" stand together', hint });
    return undefined;
  }
  if (typeof anchor.value === 'string') return key;
  const what = `${JSON.stringify(key)} is not an id`;
  report({
    kind: 'directive',
    at: anchor,
    pointer,
    what,
    hint: `Write the id of another item: ${JSON.stringify(key)}: "hero".`,
  });
  return undefined;
}

function withoutDirectives(item: Traced): Traced {
  if (!directives.some((key) => item.members?.has(key))) return item;
  const members = [...(item.members ?? [])].filter(([key]) => !directives.includes(key));
  return tracedObject(new Map(members), item);
}

/** The id of an item of a list that merges. */
export function idOf(item: Traced): string {
  return ownText(item.value, 'id') ?? '';
}
