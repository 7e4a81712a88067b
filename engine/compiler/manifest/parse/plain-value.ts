import { freezeDeep, isList, isObject, type JsonValue } from '#compiler/manifest/json.ts';
import { isForbidden } from './forbidden-keys.ts';

/**
 * The value of a text in which nothing is wrong, frozen; undefined where anything is, or may be. It is read many times
 * faster than with the places of values.
 *
 * @param members how many members the objects of the text have as they are written: of a key that comes twice
 *   `JSON.parse` keeps one
 */
export function plainValue(text: string, members: number): JsonValue | undefined {
  try {
    const value = JSON.parse(text) as JsonValue;
    return soundMembers(value) === members ? freezeDeep(value) : undefined;
  } catch {
    // No JSON: what finds out why says where, too.
    return undefined;
  }
}

/** Counts the members of all objects of a value; not a number where there is a finding. */
function soundMembers(value: JsonValue): number {
  if (typeof value === 'number') return Number.isFinite(value) ? 0 : Number.NaN;
  let members = 0;
  if (isList(value)) for (const item of value) members += soundMembers(item);
  else if (isObject(value))
    for (const key of Object.keys(value)) {
      if (isForbidden(key)) return Number.NaN;
      members += 1 + soundMembers(value[key] ?? null);
    }
  return members;
}
