import { isList, isObject, type JsonValue } from '#engine/manifest/json.ts';
import { pointerTo } from '#engine/manifest/pointer.ts';
import type { JsonSchema } from './json-schema.ts';
import { itemSchemas, memberSchemas, type Parts, partsForAll } from './schema-parts.ts';

/** One value of a manifest with what the schema says about it. */
export interface Visit {
  readonly value: JsonValue;
  readonly pointer: string;
  readonly parts: Parts;
  /** The visit of the value around it. */
  readonly around: Visit | undefined;
}

/** Goes through a value and its schema together, outside first. `visit` says whether to go inside. */
export function walk(root: JsonSchema, value: JsonValue, visit: (visit: Visit) => boolean): void {
  step(value, [root], '', undefined);

  function step(
    at: JsonValue,
    schemas: readonly JsonValue[],
    pointer: string,
    around: Visit | undefined,
  ): void {
    const parts = partsForAll(root, schemas, at);
    const here: Visit = { value: at, pointer, parts, around };
    if (!visit(here)) return;
    if (isList(at)) {
      const inner = itemSchemas(parts);
      for (const [index, item] of at.entries()) step(item, inner, pointerTo(pointer, index), here);
    } else if (isObject(at)) {
      for (const [key, member] of Object.entries(at)) {
        step(member, memberSchemas(parts, key), pointerTo(pointer, key), here);
      }
    }
  }
}
