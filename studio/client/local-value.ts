import type { Json, StudioEdit } from '#studio/api.ts';

export interface JsonRecord {
  readonly [key: string]: Json;
}

/** The value at a pointer without lists on its way. */
export function jsonAt(value: Json | undefined, pointer: string): Json | undefined {
  return pointer
    .split('/')
    .slice(1)
    .reduce<Json | undefined>((node, key) => (isRecord(node) ? node[key] : undefined), value);
}

/** An item with edits that set and reset what is in it; an object without anything is not kept. */
export function withEdits(item: JsonRecord, edits: readonly StudioEdit[]): JsonRecord {
  return edits.reduce((whole, edit) => {
    const keys = edit.at.split('/').slice(1);
    const value = edit.op === 'set' && edit.value !== null ? edit.value : undefined;
    return withMember(whole, keys, value);
  }, item);
}

function withMember(item: JsonRecord, keys: readonly string[], value: Json | undefined): JsonRecord {
  const [key = '', ...rest] = keys;
  const { [key]: before, ...others } = item;
  const inside = rest.length === 0 ? value : withMember(isRecord(before) ? before : {}, rest, value);
  const isGone =
    inside === undefined || (rest.length > 0 && isRecord(inside) && Object.keys(inside).length === 0);
  return isGone ? others : { ...others, [key]: inside };
}

function isRecord(value: Json | undefined): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
