import { isList, isObject, type JsonValue } from '#engine/manifest/json.ts';
import type { JsonSchema } from '#engine/manifest/schema/json-schema.ts';
import { itemSchemas, memberSchemas, namedKeys, partsForAll } from '#engine/manifest/schema/schema-parts.ts';

/** A schema whose default holds itself would be filled for ever. */
const deepest = 120;

/**
 * The value with the schema's defaults where it says nothing, also inside defaults. The input is not changed;
 * where nothing is missing, it is returned itself.
 */
export function fillDefaults(root: JsonSchema, value: JsonValue): JsonValue {
  return fill(value, [root], 0);

  function fill(given: JsonValue, schemas: readonly JsonValue[], depth: number): JsonValue {
    if (depth > deepest) return given;
    const parts = partsForAll(root, schemas, given);
    if (isList(given)) {
      const inner = itemSchemas(parts);
      const items = given.map((item) => fill(item, inner, depth + 1));
      return items.some((item, index) => item !== given[index]) ? items : given;
    }
    if (!isObject(given)) return given;
    const filled: Record<string, JsonValue> = {};
    let changed = false;
    for (const [key, member] of Object.entries(given)) {
      filled[key] = fill(member, memberSchemas(parts, key), depth + 1);
      changed ||= filled[key] !== member;
    }
    for (const key of namedKeys(parts)) {
      if (Object.hasOwn(filled, key)) continue;
      const inner = memberSchemas(parts, key);
      const found = partsForAll(root, inner, undefined).schemas.find(
        (schema) => schema.default !== undefined,
      );
      if (found?.default === undefined) continue;
      filled[key] = fill(found.default, inner, depth + 1);
      changed = true;
    }
    return changed ? filled : given;
  }
}
