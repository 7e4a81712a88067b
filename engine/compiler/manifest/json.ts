/** Any JSON value. Objects have no prototype's names: only own keys count. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: unknown): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** The value of an own key, or undefined. */
export function own(value: JsonValue | undefined, key: string): JsonValue | undefined {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The text under an own key, or undefined when there is none. */
export function ownText(value: JsonValue | undefined, key: string): string | undefined {
  const member = own(value, key);
  return typeof member === 'string' ? member : undefined;
}

/** The texts in a list. What is no text is left out, and what is no list has none. */
export function textsIn(value: unknown): string[] {
  return isList(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Returns a person's name for the value's type: "a string", "a list". */
export function typeName(value: JsonValue): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a whole number' : 'a number';
  return { string: 'a string', boolean: 'true or false', object: 'an object' }[typeof value as 'string'];
}

/**
 * The text of a value that came from outside: `String` would call what an object there has by the name of `toString`.
 *
 * @returns undefined for an object or a list
 */
export function primitiveText(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null ? undefined : String(value);
}

/** The number that a value from outside is or says; NaN for an object or a list, as for any other text. */
export function primitiveNumber(value: unknown): number {
  return typeof value === 'object' ? Number.NaN : Number(value);
}

/** The value itself, frozen to the bottom. What is frozen already is taken to be frozen below, too. */
export function freezeDeep<Value extends JsonValue>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) freezeDeep(member as JsonValue);
  return Object.freeze(value);
}
