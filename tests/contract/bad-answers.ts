/** The values that may be in an answer instead of those that the contract asks for. */
export const damages: readonly (readonly [name: string, value: unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['a text', 'kind-of-nothing'],
  ['a number', -1.5],
  ['true', true],
  ['a list', [[['x']]]],
  ['an object', { __proto__: null, constructor: 'x' }],
  ['huge text', 'x'.repeat(100_000)],
  ['a huge number', 1e300],
  ['hostile text', '"><img src=x onerror=alert(1)>\u202e\u0000{{x}}'],
  ['no number', Number.NaN],
];

/** Every place in a value, as keys from its root; the root itself first. */
export function placesIn(value: unknown, keys: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [keys];
  return [keys, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...keys, key]))];
}

/** A copy of a value with something else at one place; `undefined` takes the place away. */
export function damaged(value: unknown, keys: readonly string[], instead: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return instead;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  const part = damaged(copy[key], rest, instead);
  if (rest.length > 0 || instead !== undefined) copy[key] = part;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}
