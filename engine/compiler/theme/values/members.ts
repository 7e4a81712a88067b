import { nearest } from '#compiler/issues/index.ts';
import { isObject, type JsonValue } from '#compiler/manifest/index.ts';
import type { Spot } from '#compiler/theme/spot.ts';
import type { PartType, ReadPart } from './reader.ts';

/** Members of a composite value: their types, and what stands in for one that is left out. */
export type MemberTypes = Readonly<
  Record<
    string,
    {
      readonly type: PartType;
      readonly initial?: string;
      /** The member as a message calls it, where it cannot be negative. */
      readonly size?: string;
    }
  >
>;

/** The members of a composite value as CSS; undefined when one is wrong, missing or not known. */
export function readMembers<M extends MemberTypes>(
  value: JsonValue,
  spot: Spot,
  part: ReadPart,
  types: M,
  expected: string,
  others: readonly string[] = [],
): Record<keyof M & string, string> | undefined {
  if (!isObject(value)) return spot.expected(expected, value, 'Write an object with these members.');
  const knownKeys = [...Object.keys(types), ...others];
  const out: Record<string, string> = {};
  let complete = true;
  const misspelt = new Set<string | undefined>();
  for (const key of Object.keys(value)) {
    if (knownKeys.includes(key)) continue;
    complete = false;
    misspelt.add(nearest(key, knownKeys));
    spot.unknownKey(key, knownKeys);
  }
  for (const [key, { type, initial, size }] of Object.entries(types)) {
    const member = value[key];
    const css = member === undefined ? initial : part(type, member, spot.in(key));
    if (css === undefined) complete = false;
    else if (size !== undefined && css.startsWith('-')) {
      complete = false;
      spot.in(key).report('token-negative', { css, what: size });
    } else out[key] = css;
    if (member === undefined && initial === undefined && !misspelt.has(key)) {
      spot.in(key).expected(`a ${type}`, undefined, `Write ${JSON.stringify(key)}.`);
    }
  }
  return complete ? (out as Record<keyof M & string, string>) : undefined;
}
