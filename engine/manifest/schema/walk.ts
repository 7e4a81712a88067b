import { isList, isObject, type JsonValue } from '#engine/manifest/json.ts';
import { pointerTo } from '#engine/manifest/pointer.ts';
import type { JsonSchema } from './json-schema.ts';
import { type Parts, type Spot, topSpot } from './spot.ts';

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
  step(value, topSpot(root), '', undefined);

  function step(at: JsonValue, spot: Spot, pointer: string, around: Visit | undefined): void {
    const parts = spot.for(at);
    const here: Visit = { value: at, pointer, parts, around };
    if (!visit(here)) return;
    if (isList(at)) {
      for (const [index, item] of at.entries()) step(item, parts.items(), pointerTo(pointer, index), here);
    } else if (isObject(at)) {
      for (const [key, member] of Object.entries(at)) {
        step(member, parts.member(key), pointerTo(pointer, key), here);
      }
    }
  }
}
