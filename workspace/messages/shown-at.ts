import { contentKey } from '@liveryjs/compiler/i18n';
import { pathOf, pointerKeys } from '@liveryjs/compiler/manifest';
import { descriptionOf } from '#workspace/explain/description-of.ts';
import type { Workspace } from '#workspace/open/index.ts';
import { placedIn } from '#workspace/widgets/placements-of.ts';
import { groupBy } from './group-by.ts';
import type { Manifest } from './languages.ts';

/** Where brands show a message, and what the schema says of the settings that name it. */
export interface Shown {
  /** Path as issues write it, title of the widget, and the brands: `routes[home].main[hot]: Grid of games (aurora, jade)`. */
  readonly places: readonly string[];
  readonly descriptions: readonly string[];
}

const EVERY_PAGE = 'every page';

const ABOUT_CONTENTS = 'A longer text in Markdown: its marks, links and placeholders stay as they are.';

/** Where brands show messages, by key. */
export function shownAt(workspace: Workspace, manifests: readonly Manifest[]): (key: string) => Shown {
  const places = new Map<string, Map<string, string[]>>(
    workspace.messages.map((key) => [key, new Map([[EVERY_PAGE, []]])]),
  );
  const descriptions = new Map<string, Set<string>>();
  const titles = new Map(workspace.widgets.map(({ name, title }) => [name, title]));
  for (const { id, merged, shown, uses } of manifests) {
    const placed = groupBy(placedIn(shown ?? null, ''), ({ widget }) => widget);
    const describe = merged === undefined ? () => undefined : descriptionOf(workspace, merged);
    const addPlace = (key: string, path: string, widget: string | undefined) => {
      const place = widget === undefined ? path : `${path}: ${titles.get(widget) ?? widget}`;
      const ofKey = places.get(key) ?? new Map<string, string[]>();
      places.set(key, ofKey.set(place, [...new Set([...(ofKey.get(place) ?? []), id])]));
    };
    for (const { value, pointer } of uses.contents) {
      addPlace(contentKey(value), pathOf(merged, pointer), undefined);
      descriptions.set(contentKey(value), new Set([ABOUT_CONTENTS]));
    }
    for (const { value, pointer, widget } of uses.messages) {
      if (widget !== undefined && pointerKeys(pointer).at(-1) === 'widget') {
        // A message in a widget's code is shown wherever the widget is placed.
        for (const { pointer: placePointer } of placed.get(widget) ?? [])
          addPlace(value, pathOf(shown, placePointer), widget);
        continue;
      }
      addPlace(value, pathOf(merged, pointer), widget);
      const about = describe(pointer);
      if (about !== undefined) descriptions.set(value, (descriptions.get(value) ?? new Set()).add(about));
    }
  }
  return (key) => ({
    places: [...(places.get(key) ?? [])].map(([place, brands]) =>
      brands.length === 0 ? place : `${place} (${brands.join(', ')})`,
    ),
    descriptions: [...(descriptions.get(key) ?? [])],
  });
}
