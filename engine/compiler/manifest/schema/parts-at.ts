import { isList, type JsonValue } from '#compiler/manifest/json.ts';
import { pointerKeys, step } from '#compiler/manifest/pointer.ts';
import type { JsonSchema } from './json-schema.ts';
import { type Parts, topSpot } from './spot.ts';

/** The description of the value at a pointer, from its schema; undefined where there is none. */
export function partsAt(schema: JsonSchema, manifest: JsonValue, pointer: string): Parts | undefined {
  let value: JsonValue | undefined = manifest;
  let parts = topSpot(schema).for(value);
  for (const key of pointerKeys(pointer)) {
    const spot = isList(value) ? parts.items() : parts.member(key);
    value = step(value, key);
    if (value === undefined) return undefined;
    parts = spot.for(value);
  }
  return parts;
}
