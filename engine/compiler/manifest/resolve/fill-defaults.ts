import { currencySign } from '#compiler/manifest/currency-sign.ts';
import { freezeDeep, isList, isObject, type JsonObject, type JsonValue } from '#compiler/manifest/json.ts';
import type { JsonSchema } from '#compiler/manifest/schema/json-schema.ts';
import { type Parts, type Spot, topSpot } from '#compiler/manifest/schema/spot.ts';

/** A schema whose default holds itself would be filled for ever. */
const deepest = 120;

/** The values that have been filled: brands share most of what they inherit. */
const filledBefore = new WeakMap<Parts, WeakMap<object, JsonValue>>();

/**
 * The value with the schema's defaults where it says nothing, also inside defaults. The input is not changed, and
 * must not change later; the result is frozen.
 */
export function fillDefaults(root: JsonSchema, value: JsonValue): JsonValue {
  return fill(freezeDeep(value), topSpot(root), 0);
}

function fill(given: JsonValue, spot: Spot, depth: number): JsonValue {
  if (depth > deepest) return given;
  if (!isList(given) && !isObject(given)) return given;
  const parts = spot.for(given);
  const filledByGiven = filledBefore.get(parts) ?? new WeakMap<object, JsonValue>();
  filledBefore.set(parts, filledByGiven);
  const before = filledByGiven.get(given);
  if (before !== undefined) return before;
  const filled = isList(given) ? fillList(given, parts, depth) : fillObject(given, parts, depth);
  filledByGiven.set(given, filled);
  return filled;
}

function fillList(given: readonly JsonValue[], parts: Parts, depth: number): JsonValue {
  const items = given.map((item) => fill(item, parts.items(), depth + 1));
  return items.some((item, index) => item !== given[index]) ? Object.freeze(items) : given;
}

function fillObject(given: JsonObject, parts: Parts, depth: number): JsonValue {
  const filled: Record<string, JsonValue> = {};
  let changed = false;
  for (const [key, member] of Object.entries(given)) {
    const value = fill(member, parts.member(key), depth + 1);
    filled[key] = value;
    changed ||= value !== member;
  }
  for (const key of parts.keys) {
    if (Object.hasOwn(filled, key)) continue;
    const spot = parts.member(key);
    const sibling = spot.for(undefined).keyword('signOf');
    const currency = typeof sibling === 'string' ? filled[sibling] : undefined;
    const value =
      typeof currency === 'string' ? currencySign(currency) : spot.for(undefined).keyword('default');
    if (value === undefined) continue;
    filled[key] = fill(freezeDeep(value), spot, depth + 1);
    changed = true;
  }
  return changed ? Object.freeze(filled) : given;
}
