import { ownText } from '#engine/manifest/json.ts';
import { type Traced, tracedObject } from '#engine/manifest/parse/traced.ts';
import { pointerTo } from '#engine/manifest/pointer.ts';
import { IdOrder } from './id-order.ts';
import type { Report } from './merge-finding.ts';

const directives = ['$before', '$after', '$remove'];

/**
 * Two lists of items with ids as one: the parent's order holds, new items go to the end, `$before` and `$after`
 * place, `$remove` drops. Items put after the same one keep the order in which they are written.
 *
 * @param merge lays an item of the child over that of the parent; undefined: no item is left
 */
export function mergeItems(
  parent: readonly Traced[],
  child: readonly Traced[],
  pointer: string,
  report: Report,
  merge: (parent: Traced | undefined, child: Traced, pointer: string) => Traced | undefined,
): { readonly items: readonly Traced[]; readonly removed: ReadonlyMap<string, Traced> } {
  const inherited = parent.map(idOf);
  const items = new Map(parent.map((item) => [idOf(item), item]));
  const written = new Map<string, Traced>();
  const removed = new Map<string, Traced>();
  const placed: [item: Traced, pointer: string][] = [];
  for (const [index, item] of child.entries()) {
    const id = idOf(item);
    const at = pointerTo(pointer, index);
    const first = written.get(id);
    if (first !== undefined) {
      report({ kind: 'duplicate', item, first, pointer: at });
      continue;
    }
    written.set(id, item);
    if (isRemoved(item, at, report)) {
      const was = items.get(id);
      if (was === undefined) report({ kind: 'remove', item, pointer: at, known: () => inherited });
      else removed.set(id, { ...item, was });
      items.delete(id);
      continue;
    }
    const merged = merge(items.get(id), withoutDirectives(item), at);
    if (merged !== undefined) items.set(id, merged);
    placed.push([item, at]);
  }
  return { items: placeItems(items, placed, report), removed };
}

function placeItems(
  items: ReadonlyMap<string, Traced>,
  written: readonly [item: Traced, pointer: string][],
  report: Report,
): readonly Traced[] {
  const order = new IdOrder(items.keys());
  for (const [item, pointer] of written) {
    const id = idOf(item);
    const key = anchorKey(item, pointer, report);
    const anchor = key === undefined ? undefined : item.members?.get(key);
    if (key === undefined || anchor === undefined) continue;
    const target = String(anchor.value);
    if (target === id || !items.has(target)) {
      const known = () => [...items.keys()].filter((other) => other !== id);
      report({ kind: 'anchor', key, anchor, pointer, known });
    } else if (key === '$before') order.moveBefore(id, target);
    else order.moveAfter(id, target);
  }
  return [...order.ids()].flatMap((id) => items.get(id) ?? []);
}

function isRemoved(item: Traced, pointer: string, report: Report): boolean {
  const remove = item.members?.get('$remove');
  if (remove === undefined || remove.value === null) return false;
  if (remove.value === true) {
    const [other] = [...(item.members ?? [])].filter(([key]) => key !== 'id' && key !== '$remove');
    if (other === undefined) return true;
    const [key, at] = other;
    const what = `${JSON.stringify(key)} stands beside "$remove": true, which leaves the whole item out`;
    const hint = `Take out "$remove" to change the item, or ${JSON.stringify(key)} and all beside it to leave it out.`;
    report({ kind: 'directive', at, pointer, what, hint });
    return true;
  }
  const what = `"$remove" is ${JSON.stringify(remove.value)}`;
  report({ kind: 'directive', at: remove, pointer, what, hint: 'Write "$remove": true, or leave it out.' });
  return false;
}

function anchorKey(item: Traced, pointer: string, report: Report): string | undefined {
  const keys = ['$before', '$after'].filter((key) => (item.members?.get(key)?.value ?? null) !== null);
  const [key, second] = keys;
  const at = key === undefined ? undefined : item.members?.get(key);
  if (key === undefined || at === undefined) return undefined;
  if (second !== undefined) {
    const hint = 'An item has one place in its list: keep one of the two.';
    report({ kind: 'directive', at, pointer, what: '"$before" and "$after" stand together', hint });
    return undefined;
  }
  if (typeof at.value === 'string') return key;
  const what = `${JSON.stringify(key)} is not an id`;
  report({
    kind: 'directive',
    at,
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
