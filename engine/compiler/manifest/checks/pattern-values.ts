import { isList, isObject, type JsonValue, own, ownText } from '#compiler/manifest/json.ts';
import { pointerKeys } from '#compiler/manifest/pointer.ts';

/**
 * The texts that a pattern of pointers finds in a value: `*` is any item or member, and `#` at the end takes the
 * member's name in place of its value. `/routes/*` + `/id` gives the ids of routes, `/features/*#` names of features.
 * What stands on either side of a `|` is a pattern, too: the texts of both.
 */
export function patternValues(root: JsonValue, pattern: string): string[] {
  return [...new Set(pattern.split('|').flatMap((part) => valuesOf(root, part)))];
}

/**
 * The text that a pattern finds in the item which is called so in another way: for `/routes/` + `*` + `/path` and `home`, the
 * path of the route whose id is `home`. Undefined where no item is, or more than one.
 */
export function nameMeant(root: JsonValue, pattern: string, name: string): string | undefined {
  const meant = pattern.split('|').flatMap((part) => {
    const [, list = '', key = ''] = /^(.+)\/\*\/([^/*#]+)$/.exec(part) ?? [];
    if (key === '') return [];
    const items = membersAt(root, pointerKeys(`${list}/*`));
    return items.flatMap(([, item]) => (isCalled(item, name, key) ? (ownText(item, key) ?? []) : []));
  });
  const [only, second] = [...new Set(meant)];
  return second === undefined ? only : undefined;
}

function isCalled(item: JsonValue, name: string, key: string): boolean {
  const aliases = own(item, 'aliases');
  const others = ['id', 'path', 'code'].flatMap((other) =>
    other === key ? [] : (ownText(item, other) ?? []),
  );
  return others.includes(name) || (isList(aliases) && aliases.includes(name));
}

/** The findings in a section of a manifest: brands share most of what they inherit. */
const valuesBySection = new WeakMap<object, Map<string, readonly string[]>>();

function valuesOf(root: JsonValue, pattern: string): readonly string[] {
  const [, key = '', rest = ''] = /^\/([^/*#]+)(.*)$/.exec(pattern) ?? [];
  const section = own(root, key);
  if (!isObject(section) && !isList(section)) return find(root, pattern);
  const before = valuesBySection.get(section) ?? new Map<string, readonly string[]>();
  if (Object.isFrozen(section)) valuesBySection.set(section, before);
  const values = before.get(rest) ?? find(root, pattern);
  before.set(rest, values);
  return values;
}

function find(root: JsonValue, pattern: string): string[] {
  const names = pattern.endsWith('#');
  const members = membersAt(root, pointerKeys(names ? pattern.slice(0, -1) : pattern));
  const texts = members.map(([key, value]) => (names ? key : value));
  return texts.filter((text) => typeof text === 'string');
}

function membersAt(root: JsonValue, keys: readonly string[]): [key: string, value: JsonValue][] {
  let members: [key: string, value: JsonValue][] = [['', root]];
  for (const key of keys)
    members = members.flatMap(([, value]) => (key === '*' ? membersOf(value) : memberOf(value, key)));
  return members;
}

function membersOf(value: JsonValue): [string, JsonValue][] {
  if (isList(value)) return value.map((item, index) => [String(index), item]);
  return isObject(value) ? Object.entries(value) : [];
}

function memberOf(value: JsonValue, key: string): [string, JsonValue][] {
  const member = own(value, key);
  return member === undefined ? [] : [[key, member]];
}
