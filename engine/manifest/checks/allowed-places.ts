import { nearest } from '#engine/issues/index.ts';
import { isObject, own } from '#engine/manifest/json.ts';
import { pointerTo } from '#engine/manifest/pointer.ts';
import type { PlacementUse } from '#engine/manifest/resolve/survey.ts';
import type { Check, CheckContext } from './check.ts';

export const allowedPlaces: Check = {
  meta: {
    codes: ['widget-region', 'unknown-slot', 'slot-widget'],
    docs: 'A widget stands in a region or a slot that is made for it, and fills only slots that it has.',
  },
  run(context) {
    for (const placement of context.survey.placements) {
      checkPlace(placement, context);
      checkSlots(placement, context);
    }
  },
};

function checkPlace(
  { widget, pointer, region, inside }: PlacementUse,
  { widgets, path, report }: CheckContext,
): void {
  const regions = widgets.get(widget)?.regions;
  if (regions === undefined) return;
  const at = { pointer: `${pointer}/widget` };
  const known = inside === undefined ? undefined : widgets.get(inside.widget)?.slots[inside.slot]?.widgets;
  if (inside !== undefined && known !== undefined) {
    if (known.includes(widget)) return;
    report('slot-widget', at, {
      path: path(at.pointer),
      widget,
      owner: inside.widget,
      slot: inside.slot,
      known,
    });
  } else if (!regions.includes(region)) {
    report('widget-region', at, { path: path(at.pointer), widget, region, regions });
  }
}

function checkSlots({ widget, pointer, value }: PlacementUse, { widgets, path, report }: CheckContext): void {
  const definition = widgets.get(widget);
  const slots = own(value, 'slots');
  if (definition === undefined || !isObject(slots)) return;
  const known = Object.keys(definition.slots);
  for (const slot of Object.keys(slots)) {
    if (known.includes(slot)) continue;
    const args = { path: path(`${pointer}/slots`), widget, slot, nearest: nearest(slot, known), known };
    report('unknown-slot', { pointer: pointerTo(`${pointer}/slots`, slot), on: 'key' }, args);
  }
}
