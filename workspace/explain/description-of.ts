import {
  composeSchema,
  isList,
  type JsonValue,
  pointerKeys,
  pointerTo,
  valueAt,
} from '@liveryjs/compiler/manifest';
import { topSpot } from '@liveryjs/compiler/manifest/schema/spot';
import type { Workspace } from '#workspace/open/index.ts';

/** Looks up what the schema says of values of a manifest, by pointer. */
export function descriptionOf(
  { schemas, widgets }: Workspace,
  manifest: JsonValue,
): (pointer: string) => string | undefined {
  const { root } = composeSchema({ brand: schemas.brand, portal: schemas.portal, widgets });
  return (pointer) => {
    let node: JsonValue | undefined = manifest;
    let parts = topSpot(root).for(node);
    for (const key of pointerKeys(pointer)) {
      const spot = isList(node) ? parts.items() : parts.member(key);
      node = node === undefined ? undefined : valueAt(node, pointerTo('', key));
      parts = spot.for(node);
    }
    const text = parts.keyword('description');
    return typeof text === 'string' ? text : undefined;
  };
}
