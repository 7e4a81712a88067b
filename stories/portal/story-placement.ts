import type { Placement, ResolvedBrand } from '@liveryjs/schemas/brand';
import type { StoryPlacement, StorySlots, WidgetParameters } from '#stories/widget-story.ts';
import { placementOf } from './stage.ts';
import { defaultProps, definitionNamed, definitionOf } from './widget-definitions.ts';

/** The placement that a story is of. */
export function storyPlacement(
  brand: ResolvedBrand,
  storyFile: string,
  args: Readonly<Record<string, unknown>>,
  { placed, slots, inside }: WidgetParameters,
): Placement {
  const definition = definitionOf(storyFile);
  if (!definition) throw new Error(`${storyFile} stands in no folder of widgets/.`);
  const ownPlacement = placed ? placementOf(brand, definition.name) : undefined;
  const placement: Placement = {
    id: 'story',
    widget: definition.name,
    load: 'eager',
    props: { ...defaultProps(definition), ...ownPlacement?.props, ...args },
    slots: { ...ownPlacement?.slots, ...toSlots(slots ?? {}) },
  };
  if (!inside) return placement;
  return { ...toPlacement({ widget: inside.widget }, 0), slots: { [inside.slot]: [placement] } };
}

function toSlots(slots: StorySlots): Placement['slots'] {
  return Object.fromEntries(Object.entries(slots).map(([name, list]) => [name, list.map(toPlacement)]));
}

function toPlacement({ widget, props, slots = {} }: StoryPlacement, index: number): Placement {
  const definition = definitionNamed(widget);
  if (!definition) throw new Error(`There is no widget '${widget}'.`);
  return {
    id: `${widget}-${index}`,
    widget,
    load: 'eager',
    props: { ...defaultProps(definition), ...props },
    slots: toSlots(slots),
  };
}
