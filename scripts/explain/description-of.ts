import {
  composeSchema,
  isList,
  type JsonValue,
  pointerKeys,
  pointerTo,
  valueAt,
} from '#engine/manifest/index.ts';
import { itemSchemas, keyword, memberSchemas, partsForAll } from '#engine/manifest/schema/schema-parts.ts';
import type { Workspace } from '#scripts/workspace/index.ts';

/** Looks up what the schema says of values of a manifest, by pointer. */
export function descriptionOf(
  { schemas, widgets }: Workspace,
  manifest: JsonValue,
): (pointer: string) => string | undefined {
  const { root } = composeSchema({ brand: schemas.brand, portal: schemas.portal, widgets });
  return (pointer) => {
    let parts = partsForAll(root, [root], manifest);
    let at: JsonValue | undefined = manifest;
    for (const key of pointerKeys(pointer)) {
      const inner: JsonValue[] = isList(at) ? itemSchemas(parts) : memberSchemas(parts, key);
      at = valueAt(at, pointerTo('', key));
      parts = partsForAll(root, inner, at);
    }
    const text = keyword(parts, 'description');
    return typeof text === 'string' ? text : undefined;
  };
}
