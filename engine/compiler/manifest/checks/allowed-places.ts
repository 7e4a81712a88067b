import { didYouMean, type Finding, nearest, oneOf } from '#compiler/issues/index.ts';
import { isList, isObject, own, ownText } from '#compiler/manifest/json.ts';
import { pointerTo } from '#compiler/manifest/pointer.ts';
import type { PlacementUse } from '#compiler/manifest/resolve/survey.ts';
import { createCheck, type OwnCheckContext } from './define-check.ts';

const findings = {
  'widget-region': {
    title: 'A widget stands in a region that it is not made for',
    severity: 'error',
    message: ({ path, widget, region }) => `${path}: ${widget} cannot stand in the region ${region}.`,
    hint: ({ regions, widget }) =>
      `It is made for ${oneOf(regions)}. See "regions" in the widget.json of ${widget}.`,
  } satisfies Finding<{ path: string; widget: string; region: string; regions: readonly string[] }>,
  'unknown-slot': {
    title: 'A placement fills a slot that its widget does not have',
    severity: 'error',
    message: ({ path, widget, slot }) => `${path}: ${widget} has no slot ${JSON.stringify(slot)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known),
  } satisfies Finding<{
    path: string;
    widget: string;
    slot: string;
    nearest: string | undefined;
    known: readonly string[];
  }>,
  'slot-widget': {
    title: 'A slot holds a widget that it does not take',
    severity: 'error',
    message: ({ path, widget, owner, slot }) =>
      `${path}: the slot ${slot} of ${owner} does not take ${widget}.`,
    hint: ({ known }) => `It takes ${oneOf(known)}.`,
  } satisfies Finding<{
    path: string;
    widget: string;
    owner: string;
    slot: string;
    known: readonly string[];
  }>,
  'slot-empty': {
    title: 'A slot that visitors need is empty',
    severity: 'warning',
    message: ({ path, widget, slot, whenEmpty }) =>
      `${path}: nothing stands in the slot ${slot} of ${widget}. ${whenEmpty}`,
    hint: ({ slot }) =>
      `Leave in what is inherited, or put a placement of your own into ${JSON.stringify(slot)}.`,
  } satisfies Finding<{ path: string; widget: string; slot: string; whenEmpty: string }>,
};

type Context = OwnCheckContext<typeof findings>;

export const allowedPlaces = createCheck({
  docs: 'A widget stands in a region or a slot that is made for it, and fills only slots that it has.',
  findings,
  run(context) {
    for (const placement of context.survey.placements) {
      checkPlace(placement, context);
      checkSlots(placement, context);
    }
    checkRegions(context);
  },
});

/** Finds slots that visitors need, and that went with all that stood in a region. */
function checkRegions({ inherited, survey, widgets, path, report }: Context): void {
  const regions = own(inherited, 'regions');
  for (const [region, placements] of Object.entries(isObject(regions) ? regions : {})) {
    // A widget of the brand's own in its place may show the same.
    if (survey.placements.some((placement) => placement.region === region)) continue;
    const pointer = pointerTo('/regions', region);
    for (const placement of isList(placements) ? placements : []) {
      const widget = ownText(placement, 'widget') ?? '';
      for (const [slot, { whenEmpty }] of Object.entries(widgets.get(widget)?.slots ?? {}))
        if (whenEmpty !== undefined)
          report('slot-empty', { pointer, on: 'key' }, { path: path(pointer), widget, slot, whenEmpty });
    }
  }
}

function checkPlace(
  { widget, pointer, region, inside }: PlacementUse,
  { widgets, path, report }: Context,
): void {
  const regions = widgets.get(widget)?.regions;
  if (regions === undefined) return;
  const widgetPlace = { pointer: `${pointer}/widget` };
  const allowedWidgets =
    inside === undefined ? undefined : widgets.get(inside.widget)?.slots[inside.slot]?.widgets;
  if (inside !== undefined && allowedWidgets !== undefined) {
    if (allowedWidgets.includes(widget)) return;
    report('slot-widget', widgetPlace, {
      path: path(widgetPlace.pointer),
      widget,
      owner: inside.widget,
      slot: inside.slot,
      known: allowedWidgets,
    });
  } else if (!regions.includes(region)) {
    report('widget-region', widgetPlace, { path: path(widgetPlace.pointer), widget, region, regions });
  }
}

function checkSlots(
  { widget, pointer, value }: PlacementUse,
  { widgets, survey, path, report }: Context,
): void {
  const definition = widgets.get(widget);
  const slots = own(value, 'slots');
  if (definition === undefined || (slots !== undefined && !isObject(slots))) return;
  const knownSlots = Object.keys(definition.slots);
  for (const [slot, { whenEmpty }] of Object.entries(definition.slots)) {
    const slotPointer = pointerTo(`${pointer}/slots`, slot);
    const filled = own(slots, slot);
    if (whenEmpty === undefined) continue;
    if (isList(filled) && filled.some((_, index) => !survey.dropped.has(pointerTo(slotPointer, index))))
      continue;
    report(
      'slot-empty',
      { pointer: slotPointer, on: 'key' },
      { path: path(pointer), widget, slot, whenEmpty },
    );
  }
  // The slots of a widget that cannot be read are not known.
  for (const slot of definition.isBroken ? [] : Object.keys(slots ?? {})) {
    if (knownSlots.includes(slot)) continue;
    const args = () => ({
      path: path(`${pointer}/slots`),
      widget,
      slot,
      nearest: nearest(slot, knownSlots),
      known: knownSlots,
    });
    report('unknown-slot', { pointer: pointerTo(`${pointer}/slots`, slot), on: 'key' }, args);
  }
}
