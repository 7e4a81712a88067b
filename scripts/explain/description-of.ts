import {
  composeSchema,
  isList,
  type JsonValue,
  pointerKeys,
  pointerTo,
  valueAt,
} from '@liveryjs/engine/manifest';
import { topSpot } from '@liveryjs/engine/manifest/schema/spot';
import type { Workspace } from '#scripts/workspace/index.ts';

/** Looks up what the schema says of values of a manifest, by pointer. */
export function descriptionOf(
  { schemas, widgets }: Workspace,
  manifest: JsonValue,
): (pointer: string) => string | undefined {
  const { root } = composeSchema({ brand: schemas.brand, portal: schemas.portal, widgets });
  return (pointer) => {
    let at: JsonValue | undefined = manifest;
    let parts = topSpot(root).for(at);
    for (const key of pointerKeys(pointer)) {
      const spot = isList(at) ? parts.items() : parts.member(key);
      at = at === undefined ? undefined : valueAt(at, pointerTo('', key));
      parts = spot.for(at);
    }
    const text = parts.keyword('description');
    return typeof text === 'string' ? text : undefined;
  };
}
