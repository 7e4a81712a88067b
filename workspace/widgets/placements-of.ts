import { isList, isObject, type JsonValue, ownText, pathOf, pointerTo } from '@liveryjs/compiler/manifest';
import { listBrands, loadBrand, type Workspace } from '#workspace/open/index.ts';

/** Where a brand places a widget. */
export interface PlacedWidget {
  readonly widget: string;
  readonly brand: string;
  /** As issues write it, such as `routes[home].main[hot]`. */
  readonly path: string;
}

/** Every placement of every brand that is built, as the brand has it after inheriting. A brand that cannot be read has none. */
export function placementsOf(workspace: Workspace): PlacedWidget[] {
  return listBrands(workspace).flatMap((id) => {
    const { abstract, shown, merged } = loadBrand(workspace, id);
    const whole = shown ?? merged;
    if (abstract || whole === undefined) return [];
    return placedIn(whole, '').map(({ widget, pointer }) => ({
      widget,
      brand: id,
      path: pathOf(whole, pointer),
    }));
  });
}

/** Every placement below a value of a manifest. @param pointer of the value */
export function placedIn(value: JsonValue, pointer: string): { widget: string; pointer: string }[] {
  if (isList(value)) return value.flatMap((item, index) => placedIn(item, pointerTo(pointer, String(index))));
  if (!isObject(value)) return [];
  const widget = ownText(value, 'widget');
  const isPlacement = widget !== undefined && ownText(value, 'id') !== undefined;
  const inside = Object.entries(value).flatMap(([key, member]) => placedIn(member, pointerTo(pointer, key)));
  return isPlacement ? [{ widget, pointer }, ...inside] : inside;
}
