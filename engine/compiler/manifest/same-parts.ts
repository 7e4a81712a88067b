import { isList, isObject, type JsonObject, type JsonValue } from './json.ts';

/**
 * A frozen value as it was read again, in which every part that says what it said before, in the same order, is the object
 * that it was before: what was found in such a part is known already.
 */
export function withSameParts(value: JsonValue, before: JsonValue | undefined): JsonValue {
  if (value === before) return value;
  if (isList(value)) return isList(before) ? sameItems(value, before) : value;
  if (isObject(value)) return isObject(before) ? sameMembers(value, before) : value;
  return value;
}

function sameItems(value: readonly JsonValue[], before: readonly JsonValue[]): JsonValue {
  const items = value.map((item, index) => withSameParts(item, before[index]));
  if (items.length === before.length && items.every((item, index) => item === before[index])) return before;
  return items.some((item, index) => item !== value[index]) ? Object.freeze(items) : value;
}

function sameMembers(value: JsonObject, before: JsonObject): JsonValue {
  const keys = Object.keys(value);
  const keysBefore = Object.keys(before);
  const members = keys.map((key) => withSameParts(value[key] ?? null, ownMember(before, key)));
  const isSame = (key: string, index: number) => key === keysBefore[index] && members[index] === before[key];
  if (keys.length === keysBefore.length && keys.every(isSame)) return before;
  if (keys.every((key, index) => members[index] === value[key])) return value;
  return Object.freeze(Object.fromEntries(keys.map((key, index) => [key, members[index] ?? null])));
}

function ownMember(value: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
