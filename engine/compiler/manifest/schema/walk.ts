import { isList, isObject, type JsonValue } from '#compiler/manifest/json.ts';
import { pointerTo } from '#compiler/manifest/pointer.ts';
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

/** The visit of a whole manifest. */
export function topVisit(root: JsonSchema, value: JsonValue): Visit {
  return visitOf(value, topSpot(root), '', undefined);
}

/** Goes through a value of a manifest and its schema together, outside first. `visit` says whether to go inside. */
export function walkFrom(here: Visit, visit: (visit: Visit) => boolean): void {
  if (!visit(here)) return;
  for (const [, inside] of visitsIn(here)) walkFrom(inside, visit);
}

/** The visits of a list's items or an object's members, each with its index or key. */
export function visitsIn(around: Visit): [key: string | number, visit: Visit][] {
  const { value, pointer, parts } = around;
  if (isList(value))
    return value.map((item, index) => [
      index,
      visitOf(item, parts.items(), pointerTo(pointer, index), around),
    ]);
  if (!isObject(value)) return [];
  return Object.entries(value).map(([key, member]) => [
    key,
    visitOf(member, parts.member(key), pointerTo(pointer, key), around),
  ]);
}

function visitOf(value: JsonValue, spot: Spot, pointer: string, around: Visit | undefined): Visit {
  return { value, pointer, parts: spot.for(value), around };
}
