import { type Issue, issueList } from '#compiler/issues/index.ts';
import type { JsonValue } from '#compiler/manifest/json.ts';
import { keyPosition } from '#compiler/manifest/parse/source-text.ts';
import type { Traced } from '#compiler/manifest/parse/traced.ts';
import { pointerTo } from '#compiler/manifest/pointer.ts';
import type { JsonSchema } from '#compiler/manifest/schema/json-schema.ts';
import { partsAt } from '#compiler/manifest/schema/parts-at.ts';
import type { ShapeContext } from './shape-context.ts';
import { unknownKey } from './unknown-key.ts';

/** The issues of keys that are written as null though the schema does not know them: merging has taken them away. */
export function nullKeyIssues(
  schema: JsonSchema,
  document: Traced,
  manifest: JsonValue,
  context: ShapeContext,
): Issue[] {
  const nulls = new Map<string, ReadonlyMap<string, Traced>>();
  gather(document, '', nulls);
  if (nulls.size === 0) return [];
  const list = issueList();
  for (const [pointer, keys] of nulls) {
    const parts = partsAt(schema, manifest, pointer);
    if (parts === undefined) continue;
    for (const [key, traced] of keys) {
      if (
        !parts.member(key).unknown ||
        parts.schemas.every(({ additionalProperties }) => additionalProperties !== false)
      )
        continue;
      const near = () => ({ file: traced.mark.source.file, ...keyPosition(traced.mark) });
      list.add('unknown-key', () => unknownKey(pointer, key, parts.keys, { ...context, near }));
    }
  }
  return list.all();
}

function gather(traced: Traced, pointer: string, into: Map<string, ReadonlyMap<string, Traced>>): void {
  if (!traced.nullsInside) return;
  if (traced.nulls !== undefined && traced.nulls.size > 0) into.set(pointer, traced.nulls);
  for (const [key, member] of traced.members ?? []) gather(member, pointerTo(pointer, key), into);
  for (const [index, item] of traced.items?.entries() ?? []) gather(item, pointerTo(pointer, index), into);
}
