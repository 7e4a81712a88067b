import { didYouMean, nearest } from '@liveryjs/compiler/issues';
import {
  type Anchored,
  isObject,
  type JsonObject,
  type JsonValue,
  own,
  ownText,
  placeIds,
} from '@liveryjs/compiler/manifest';
import type { JSONPath } from 'jsonc-parser';
import { type ItemEdit, type Spot, spotOf } from './edit.ts';
import { insertIn, removeIn, setIn, textAt } from './json-text.ts';

/** The keys by which an item says its place. */
const ANCHORS = ['$before', '$after'] as const;

/** A list of a brand: what it inherits, and what its own file says of it. */
export interface BrandList {
  /** Ids of the items that the brand inherits, in their order; empty where it inherits none. */
  readonly inherited: readonly string[];
  /** Where the list stands in the brand's own file; undefined where that says nothing of it. */
  readonly path: JSONPath | undefined;
  /** The items of the brand's own file. */
  readonly items: readonly JsonValue[];
  /** The same of another text of the file. */
  itemsIn(text: string): readonly JsonValue[];
  /** A text of the own file with a further item at the end of the list, which is made where it is missing. */
  append(text: string, item: NewItem): string;
  /** A text of the own file without what it says of an item, and without what then says nothing around it. */
  drop(text: string, id: string): string;
}

/** An item with an id. */
export type NewItem = JsonObject & { readonly id: string };

/** Why an edit of an item cannot be made, in a sentence without the name of the brand. */
export interface Refused {
  readonly wrong: string;
}

/**
 * Finds why an item cannot be added, moved or taken out: ids that are there already, or are not there.
 *
 * @param ids those that the list has, in their order
 * @returns undefined where it can be
 */
export function refusal(
  edit: ItemEdit,
  ids: readonly string[],
  id: string,
  list: string,
): Refused | undefined {
  if (edit.op === 'add' && ids.includes(id))
    return {
      wrong: `${list} has an item ${JSON.stringify(id)} already. Write another id, or set what it says.`,
    };
  if (edit.op !== 'add' && !ids.includes(id))
    return { wrong: `${list} has no item ${JSON.stringify(id)}. ${didYouMean(nearest(id, ids), ids)}` };
  const beside = edit.op === 'remove' ? undefined : spotOf(edit)?.beside;
  if (beside === undefined) return undefined;
  if (beside === id) return { wrong: `${JSON.stringify(id)} cannot stand beside itself. Name another item.` };
  if (!ids.includes(beside)) {
    const others = ids.filter((other) => other !== id);
    const hint = didYouMean(nearest(beside, others), others);
    return { wrong: `${list} has no item ${JSON.stringify(beside)} to stand beside. ${hint}` };
  }
  return undefined;
}

/** The ids of a list in their order, with what the brand's own file says. */
export function idsInOrder(inherited: readonly string[], items: readonly JsonValue[]): readonly string[] {
  const isRemoved = (item: JsonValue) => own(item, '$remove') === true;
  const gone = new Set(items.filter(isRemoved).map(idOf));
  const placed = items.filter((item) => !isRemoved(item));
  const ids = [...inherited.filter((id) => !gone.has(id)), ...placed.map(idOf)];
  return placeIds(ids, placed.flatMap(anchorOf), () => undefined);
}

/** The text of the brand's own file after an item was added, as a colleague would have written it. */
export function addItem(
  text: string,
  list: BrandList,
  item: NewItem,
  spot: Spot | undefined,
): string | undefined {
  if (spot === undefined) return list.append(text, item);
  const ids = idsInOrder(list.inherited, list.items);
  return firstInOrder(list, moved([...ids, item.id], item.id, spot), [
    () => inserted(text, list, { value: item }, spot),
    ...directives(ids, item.id, spot).map(([key, target]) => () => {
      const { id, ...rest } = item;
      return list.append(text, { id, [key]: target, ...rest });
    }),
  ]);
}

/**
 * The text of the brand's own file after an item came to stand elsewhere in its list.
 *
 * @returns undefined where the places that other items say of themselves do not let it stand there
 */
export function moveItem(text: string, list: BrandList, id: string, spot: Spot): string | undefined {
  const ids = idsInOrder(list.inherited, list.items);
  const order = moved(ids, id, spot);
  if (order.join() === ids.join()) return text;
  const { path, items, inherited } = list;
  const index = items.findIndex((item) => idOf(item) === id);
  const ownPath = path === undefined || index === -1 ? undefined : [...path, index];
  // The other one may say that it stands beside this one: the two would then stand in a circle.
  const other = items.findIndex((item) =>
    anchorOf(item).some((anchor) => anchor.id === spot.beside && anchor.target === id),
  );
  const otherPath = path === undefined || other === -1 ? undefined : [...path, other];
  const ways = (from: string): Way[] => [
    // One that is moved back to where it is inherited says nothing of its place any more.
    () => {
      if (ownPath === undefined) return undefined;
      const plain = withoutAnchors(from, ownPath);
      return inherited.includes(id) && isBare(plain, ownPath) ? list.drop(plain, id) : plain;
    },
    () => {
      if (ownPath === undefined || path === undefined || inherited.includes(id)) return undefined;
      const plain = withoutAnchors(from, ownPath);
      const item = textAt(plain, ownPath);
      if (item === undefined) return undefined;
      const rest = { ...list, items: items.toSpliced(index, 1) };
      return inserted(removeIn(plain, ownPath), rest, { text: item }, spot);
    },
    ...directives(
      ids.filter((each) => each !== id),
      id,
      spot,
    ).map(([key, target]) => () => {
      if (ownPath === undefined) return list.append(from, { id, [key]: target });
      return withAnchor(from, ownPath, key, target);
    }),
    () => (otherPath === undefined ? undefined : withoutAnchors(from, otherPath)),
    () => {
      if (otherPath === undefined) return undefined;
      const key = spot.side === 'before' ? '$after' : '$before';
      return withAnchor(from, otherPath, key, id);
    },
  ];
  return firstInOrder(list, order, [text, ...withoutFollowers(text, list, id)].flatMap(ways));
}

/** The text of the brand's own file after an item was left out of its list. Those that stand beside it stay where they are. */
export function removeItem(text: string, list: BrandList, id: string): string {
  const { inherited, path, items } = list;
  const index = items.findIndex((item) => idOf(item) === id);
  const without = (from: string) => {
    if (path === undefined || index === -1) return list.append(from, { id, $remove: true });
    if (inherited.includes(id)) return setIn(from, [...path, index], { id, $remove: true });
    return list.drop(from, id);
  };
  const order = idsInOrder(inherited, items).filter((other) => other !== id);
  const freed = withoutFollowers(text, list, id);
  const ways = freed.map((from) => () => without(from));
  return firstInOrder(list, order, ways) ?? without(freed[0] ?? text);
}

/**
 * Texts of the brand's own file in which no item says that it stands beside one: they say nothing of their place, or name the
 * neighbour that they have then.
 */
function withoutFollowers(text: string, { inherited, path, items }: BrandList, id: string): string[] {
  const followers = items.flatMap((item, place) => (anchorOf(item)[0]?.target === id ? [place] : []));
  if (path === undefined || followers.length === 0) return [text];
  const order = idsInOrder(inherited, items).filter((other) => other !== id);
  const anchored = new Set(items.flatMap(anchorOf).map((anchor) => anchor.id));
  const beside = (key: Anchored['key']) =>
    followers.reduce((from, place) => {
      const plain = withoutAnchors(from, [...path, place]);
      const spot = order.indexOf(idOf(items[place] ?? null));
      // One that stands beside others itself may stand beside this one.
      const isFirm = (other: string) => !anchored.has(other);
      const target =
        key === '$before' ? order.slice(spot + 1).find(isFirm) : order.slice(0, spot).findLast(isFirm);
      return target === undefined ? plain : setIn(plain, [...path, place, key], target);
    }, text);
  const bare = followers.reduce((from, place) => withoutAnchors(from, [...path, place]), text);
  return [bare, beside('$before'), beside('$after')];
}

/** One way to write what is meant; undefined where the file does not have it. */
type Way = () => string | undefined;

/** The first of several ways to write a list in which its items stand in an order; undefined where none does. */
function firstInOrder(
  { inherited, itemsIn }: BrandList,
  order: readonly string[],
  ways: readonly Way[],
): string | undefined {
  for (const way of ways) {
    const text = way();
    if (text !== undefined && idsInOrder(inherited, itemsIn(text)).join() === order.join()) return text;
  }
  return undefined;
}

/** The text with an item beside another; undefined where that is inherited, or stands somewhere else than where it is written. */
function inserted(
  text: string,
  { inherited, path, items }: BrandList,
  item: { readonly value: JsonValue } | { readonly text: string },
  { side, beside }: Spot,
): string | undefined {
  const index = items.findIndex((each) => idOf(each) === beside);
  if (path === undefined || index === -1 || inherited.includes(beside)) return undefined;
  if (anchorOf(items[index] ?? null).length > 0) return undefined;
  return insertIn(text, path, side === 'before' ? index : index + 1, item);
}

/** The ways in which an item can say its place: beside the item that is meant, or beside that one's neighbour. */
function directives(ids: readonly string[], id: string, { side, beside }: Spot): [Anchored['key'], string][] {
  const place = ids.indexOf(beside);
  const [neighbour, key, other] =
    side === 'before'
      ? ([ids[place - 1], '$before', '$after'] as const)
      : ([ids[place + 1], '$after', '$before'] as const);
  return [
    [key, beside],
    ...(neighbour === undefined || neighbour === id ? [] : [[other, neighbour] as [Anchored['key'], string]]),
  ];
}

function moved(ids: readonly string[], id: string, { side, beside }: Spot): readonly string[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(others.indexOf(beside) + (side === 'after' ? 1 : 0), 0, id);
}

/** The text in which an item says nothing of its place. */
function withoutAnchors(text: string, path: JSONPath, keys: readonly string[] = ANCHORS): string {
  let after = text;
  for (const key of keys)
    if (textAt(after, [...path, key]) !== undefined) after = removeIn(after, [...path, key]);
  return after;
}

/** The text in which an item says its place by one key alone: in the line that says it now, where there is one. */
function withAnchor(text: string, path: JSONPath, key: Anchored['key'], target: string): string {
  const others = ANCHORS.filter((other) => other !== key);
  return setIn(withoutAnchors(text, path, others), [...path, key], target);
}

/** Tells whether an item says nothing but its id. */
function isBare(text: string, path: JSONPath): boolean {
  const item = JSON.parse(textAt(text, path) ?? '{}') as JsonValue;
  return isObject(item) && Object.keys(item).every((key) => key === 'id');
}

function anchorOf(item: JsonValue): Anchored[] {
  for (const key of ANCHORS) {
    const target = ownText(item, key);
    if (target !== undefined) return [{ id: idOf(item), key, target }];
  }
  return [];
}

function idOf(item: JsonValue): string {
  return ownText(item, 'id') ?? '';
}
