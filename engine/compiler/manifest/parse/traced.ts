import type { JsonValue } from '#compiler/manifest/json.ts';
import { pointerKeys } from '#compiler/manifest/pointer.ts';
import type { Mark } from './source-text.ts';

/** A JSON value that knows which file wrote it, and whose values it stands in place of. */
export interface Traced {
  /** The plain value, frozen. */
  readonly value: JsonValue;
  readonly mark: Mark;
  /** Who wrote it before, the last one first. For objects and merged lists: who else writes in them. */
  readonly overrode: readonly Mark[];
  /** The members of an object. */
  readonly members?: ReadonlyMap<string, Traced>;
  /** The keys of an object that were written as null, which goes back to the default. */
  readonly nulls?: ReadonlyMap<string, Traced>;
  /** True when any object in it has nulls. */
  readonly nullsInside: boolean;
  /** The items of a list. */
  readonly items?: readonly Traced[];
  /** Items of a list that were taken out with `$remove`, by their ids. */
  readonly removed?: ReadonlyMap<string, Traced>;
  /** The value that stood here before, where null, a list, `$remove` or a value of another kind took it away. */
  readonly was?: Traced;
}

/** An object of traced members. */
export function tracedObject(
  members: ReadonlyMap<string, Traced>,
  from: Pick<Traced, 'mark' | 'overrode' | 'nulls'>,
): Traced {
  const value: Record<string, JsonValue> = {};
  const { mark, overrode, nulls } = from;
  let nullsInside = nulls !== undefined && nulls.size > 0;
  for (const [key, member] of members) {
    value[key] = member.value;
    nullsInside ||= member.nullsInside;
  }
  const nullMembers = nulls === undefined ? {} : { nulls };
  return { value: Object.freeze(value), mark, overrode, members, nullsInside, ...nullMembers };
}

/** A list of traced items. */
export function tracedList(
  items: readonly Traced[],
  { mark, overrode, removed, was }: Pick<Traced, 'mark' | 'overrode' | 'removed' | 'was'>,
): Traced {
  const value = Object.freeze(items.map((item) => item.value));
  const nullsInside = items.some((item) => item.nullsInside);
  return { value, mark, overrode, items, nullsInside, ...(removed && { removed }), ...(was && { was }) };
}

/** One step down: an object's member, or a list's item by index or by id. */
function tracedStep(traced: Traced, key: string): Traced | undefined {
  if (traced.members !== undefined) return traced.members.get(key);
  if (/^\d+$/.test(key)) return traced.items?.[Number(key)];
  return traced.items?.find((item) => item.members?.get('id')?.value === key);
}

/**
 * Returns the value at the pointer, or the innermost thing around it that some file wrote, with the null that took away what
 * leads on.
 */
export function tracedNear(
  root: Traced,
  pointer: string,
): { traced: Traced; exact: boolean; nulled?: Traced | undefined } {
  let traced = root;
  for (const key of pointerKeys(pointer)) {
    const next = tracedStep(traced, key);
    if (next === undefined) return { traced, exact: false, nulled: traced.nulls?.get(key) };
    traced = next;
  }
  return { traced, exact: true };
}
