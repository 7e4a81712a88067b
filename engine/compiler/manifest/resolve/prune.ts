import { freezeDeep, isList, isObject, type JsonValue } from '#compiler/manifest/json.ts';
import { pointerKeys, pointerTo } from '#compiler/manifest/pointer.ts';
import type { Survey } from './survey.ts';

interface Gathered {
  readonly dropped: readonly string[];
  readonly always: readonly string[];
  readonly conditions: Survey['conditions'];
}

/**
 * A part of the manifest without what can never be shown, and without conditions that always hold; the others as pages
 * hold them against the clock. Frozen to the bottom.
 */
export function prune(part: JsonValue, pointer: string, gathered: Gathered): JsonValue {
  const { conditions } = gathered;
  const [dropped, always] = [new Set(gathered.dropped), new Set(gathered.always)];
  const touched = new Set<string>();
  const replaced = new Map(conditions.map(({ pointer, value }) => [pointer, value]));
  for (const pointer of [...dropped, ...always, ...replaced.keys()]) {
    let around = '';
    for (const key of pointerKeys(pointer)) {
      touched.add(around);
      around = pointerTo(around, key);
    }
  }
  return keep(part, pointer);

  function keep(value: JsonValue, pointer: string): JsonValue {
    if (!touched.has(pointer)) return freezeDeep(replaced.get(pointer) ?? value);
    const left = ([key]: [string | number, JsonValue]) => {
      const memberPointer = pointerTo(pointer, key);
      return !dropped.has(memberPointer) && !always.has(memberPointer);
    };
    const inside = ([key, member]: [string | number, JsonValue]) => keep(member, pointerTo(pointer, key));
    if (isList(value)) return Object.freeze([...value.entries()].filter(left).map(inside));
    if (!isObject(value)) return value;
    const members = Object.entries(value).filter(left);
    return Object.freeze(Object.fromEntries(members.map((member) => [member[0], inside(member)])));
  }
}
