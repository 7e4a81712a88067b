import { isDeepStrictEqual } from 'node:util';
import { isList, isObject, type JsonValue, own, ownText } from '@liveryjs/compiler/manifest';
import { findNodeAtLocation, type JSONPath } from 'jsonc-parser';
import { splice } from '#workspace/check/fix/splice.ts';
import { insertIn, removeIn, setIn, treeOf } from '#workspace/edits/json-text.ts';

/** A difference of two values at one place, in which items of lists are named by their id, or by the code of a language. */
export interface Step {
  readonly at: readonly string[];
  /** Undefined where nothing is there. */
  readonly was?: JsonValue | undefined;
  readonly is?: JsonValue | undefined;
  /** The name of the item before one that comes into a list, empty for the first. */
  readonly behind?: string;
  /** True where both values are the names of the items of a list in their order. */
  readonly isOrder?: true;
}

/** A place that both sides have changed, each in its way. */
export interface Collision {
  readonly at: readonly string[];
  /** Undefined where the side has nothing there. */
  readonly mine: JsonValue | undefined;
  readonly theirs: JsonValue | undefined;
  /** The line of theirs where it begins in a text that is no JSON, from 1. */
  readonly line?: number;
}

/** The steps that lead from one value to another, in the order in which they are taken. */
export function stepsBetween(
  was: JsonValue | undefined,
  is: JsonValue | undefined,
  keys: readonly string[] = [],
): Step[] {
  if (isDeepStrictEqual(was, is)) return [];
  if (isObject(was) && isObject(is)) {
    const members = new Set([...Object.keys(was), ...Object.keys(is)]);
    return [...members].flatMap((key) => stepsBetween(own(was, key), own(is, key), [...keys, key]));
  }
  const [old, now] = [itemsByName(was), itemsByName(is)];
  if (old === undefined || now === undefined) return [{ at: keys, was, is }];
  const names = [...now.keys()];
  const gone = [...old].flatMap(([name, item]) =>
    now.has(name) ? [] : [{ at: [...keys, name], was: item, is: undefined }],
  );
  const others = names.flatMap((name, index): Step[] =>
    old.has(name)
      ? stepsBetween(old.get(name), now.get(name), [...keys, name])
      : [{ at: [...keys, name], was: undefined, is: now.get(name), behind: names[index - 1] ?? '' }],
  );
  const before = [...old.keys()];
  const isSameOrder = isDeepStrictEqual(
    before.filter((name) => now.has(name)),
    names.filter((name) => old.has(name)),
  );
  return [
    ...gone,
    ...others,
    ...(isSameOrder ? [] : [{ at: keys, was: before, is: names, isOrder: true } as const]),
  ];
}

/**
 * Takes a step in a text of JSON, which somebody else may have changed since.
 *
 * @param force takes it also where that collides
 * @returns the text, and the places where it collides; there the text is as it was
 */
export function takeStep(
  text: string,
  step: Step,
  force = false,
): { readonly text: string; readonly collisions: readonly Collision[] } {
  const { at, was, is } = step;
  const root = parsedText(text);
  const place = placeIn(root, at);
  if (step.isOrder) return reordered(text, step, place, force);
  const now = place?.value;
  const list = place === undefined ? unnamedList(root, at) : undefined;
  if (list !== undefined) return { text, collisions: [{ at, mine: is, theirs: list }] };
  if (isDeepStrictEqual(now, is)) return { text, collisions: [] };
  if (place && (isDeepStrictEqual(now, was) || (force && !isBothNew(was, is, now))))
    return { text: written(text, place.path, step), collisions: [] };
  if (isBothNew(was, is, now)) return takeSteps(text, stepsBetween(isList(is) ? [] : {}, is, at), force);
  return { text, collisions: [{ at, mine: is, theirs: now }] };
}

/** Takes steps one after another, as `takeStep` does. */
export function takeSteps(text: string, steps: readonly Step[], force = false): ReturnType<typeof takeStep> {
  const collisions: Collision[] = [];
  let after = text;
  for (const step of steps) {
    const taken = takeStep(after, step, force);
    after = taken.text;
    collisions.push(...taken.collisions);
  }
  return { text: after, collisions };
}

/** Tells whether both sides put something in where nothing was, of which each keeps what it holds. */
function isBothNew(
  was: JsonValue | undefined,
  is: JsonValue | undefined,
  now: JsonValue | undefined,
): boolean {
  if (was !== undefined) return false;
  return (isObject(is) && isObject(now)) || (itemsByName(is) !== undefined && itemsByName(now) !== undefined);
}

/** Items of a list by their names; undefined of any other value, and where two have one name or one has none. */
function itemsByName(value: JsonValue | undefined): Map<string, JsonValue> | undefined {
  if (!isList(value)) return undefined;
  const items = new Map(value.map((item) => [ownText(item, 'id') ?? ownText(item, 'code') ?? '', item]));
  return items.size === value.length && !items.has('') ? items : undefined;
}

interface Place {
  /** The index of a new item is the length of the list. */
  readonly path: JSONPath;
  readonly value: JsonValue | undefined;
}

/** The place of keys in a value; undefined where what is around it is not there. */
export function placeIn(root: JsonValue, keys: readonly string[]): Place | undefined {
  const path: JSONPath = [];
  let node: JsonValue | undefined = root;
  for (const key of keys) {
    const items = itemsByName(node);
    if (isObject(node)) {
      path.push(key);
      node = own(node, key);
    } else if (items) {
      const index = [...items.keys()].indexOf(key);
      path.push(index === -1 ? items.size : index);
      node = items.get(key);
    } else return undefined;
  }
  return { path, value: node };
}

/** A list on the way to a place in which nobody knows what the place names: two items have one name, or one has none. */
function unnamedList(root: JsonValue, keys: readonly string[]): JsonValue | undefined {
  for (let depth = 0; depth < keys.length; depth++) {
    const value = placeIn(root, keys.slice(0, depth))?.value;
    if (isList(value) && itemsByName(value) === undefined) return value;
  }
  return undefined;
}

function parsedText(text: string): JsonValue {
  return JSON.parse(text.replace(/^\ufeff/, '')) as JsonValue;
}

function written(text: string, path: JSONPath, { is, was, behind }: Step): string {
  if (is === undefined) return removeIn(text, path);
  const [list, index] = [path.slice(0, -1), path.at(-1)];
  if (was !== undefined || typeof index !== 'number' || behind === undefined) return setIn(text, path, is);
  const names = [...(itemsByName(valueIn(text, list)) ?? new Map<string, JsonValue>()).keys()];
  // Behind an item that is not there any more it comes last.
  const before = behind === '' ? 0 : names.indexOf(behind) + 1 || names.length;
  return insertIn(text, list, before, { value: is });
}

function reordered(
  text: string,
  { at, was, is }: Step,
  place: Place | undefined,
  force: boolean,
): ReturnType<typeof takeStep> {
  const now = itemsByName(place?.value);
  const [before, after] = [was, is].map((names) => (isList(names) ? names.map(String) : []));
  if (place === undefined || now === undefined || before === undefined || after === undefined)
    return { text, collisions: [{ at, mine: is, theirs: place?.value }] };
  const names = [...now.keys()];
  const isCommon = (name: string) => before.includes(name) && after.includes(name) && now.has(name);
  const order = names.filter(isCommon).join('\n');
  if (order === after.filter(isCommon).join('\n')) return { text, collisions: [] };
  if (order !== before.filter(isCommon).join('\n') && !force)
    return { text, collisions: [{ at, mine: is, theirs: names }] };
  const placed = after.filter((name) => now.has(name));
  const tree = treeOf(text);
  const nodes = names.map((_, index) => findNodeAtLocation(tree, [...place.path, index]));
  const textOf = (name: string | undefined) => {
    const { offset = 0, length = 0 } = nodes[names.indexOf(name ?? '')] ?? {};
    return text.slice(offset, offset + length);
  };
  const edits = names.flatMap((name, index) => {
    const node = nodes[index];
    if (node === undefined || !after.includes(name)) return [];
    return [{ start: node.offset, end: node.offset + node.length, text: textOf(placed.shift()) }];
  });
  return { text: splice(text, edits), collisions: [] };
}

function valueIn(text: string, path: JSONPath): JsonValue | undefined {
  const node = findNodeAtLocation(treeOf(text), path);
  return node && (JSON.parse(text.slice(node.offset, node.offset + node.length)) as JsonValue);
}
