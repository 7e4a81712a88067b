import { isList, isObject, type JsonValue, ownText } from '@liveryjs/compiler/manifest';
import { parsed, setIn } from './json-text.ts';

/**
 * Sets a value in the text of a manifest. Items of lists are named by id; one that is inherited gets an item of that id, and a
 * list without ids is written as a whole.
 *
 * @param merged the manifest with all that it inherits
 */
export function setInManifest(
  text: string,
  keys: readonly string[],
  value: JsonValue,
  merged: JsonValue,
): string {
  const path: (string | number)[] = [];
  let node: JsonValue | undefined = parsed(text);
  let inherited: JsonValue | undefined = merged;
  for (const [index, key] of keys.entries()) {
    const rest = keys.slice(index + 1);
    if (!isList(inherited) && !isList(node)) {
      path.push(key);
      node = isObject(node) ? node[key] : undefined;
      inherited = isObject(inherited) ? inherited[key] : undefined;
      continue;
    }
    const items: readonly JsonValue[] = isList(node) ? node : [];
    const all: readonly JsonValue[] = isList(inherited) ? inherited : items;
    const number = /^\d+$/.test(key) ? Number(key) : numberOfCode(all, key);
    const item = number === undefined ? all.find((each) => ownText(each, 'id') === key) : all[number];
    const id = ownText(item, 'id');
    if (id === undefined && (number === undefined || all.some((each) => ownText(each, 'id') !== undefined)))
      return setIn(text, [...path, items.length], nested([...rest], value, { id: key }));
    if (id === undefined) {
      const place = number ?? all.length;
      const list = all.with(
        Math.min(place, all.length - 1),
        rest.length === 0 ? value : changed(item, rest, value),
      );
      return setIn(text, path, place < all.length ? list : [...all, value]);
    }
    const place = items.findIndex((each) => ownText(each, 'id') === id);
    if (place === -1) return setIn(text, [...path, items.length], nested(rest, value, { id }, item));
    path.push(place);
    node = items[place];
    inherited = item;
  }
  return setIn(text, path, value);
}

/** Languages have a code in the place of an id: the place of one in its list, at the end where it is new. */
function numberOfCode(all: readonly JsonValue[], code: string): number | undefined {
  const codes = all.map((each) => ownText(each, 'code'));
  if (codes.length === 0 || codes.includes(undefined)) return undefined;
  const place = codes.indexOf(code);
  return place === -1 ? codes.length : place;
}

/** A new item, and in it what leads to a value: an inherited item on the way is named by its id alone. */
function nested(
  keys: readonly string[],
  value: JsonValue,
  item: { readonly id: string },
  inherited?: JsonValue,
): JsonValue {
  if (keys.length === 0) return isObject(value) ? { ...item, ...value } : item;
  const text = setInManifest(JSON.stringify(item), keys, value, inherited ?? {});
  return parsed(text) ?? item;
}

/** A value in which something is another one. */
function changed(node: JsonValue | undefined, keys: readonly string[], value: JsonValue): JsonValue {
  return parsed(setInManifest(JSON.stringify(node ?? {}), keys, value, node ?? {})) ?? value;
}
