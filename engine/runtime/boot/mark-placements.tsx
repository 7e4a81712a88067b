import { Fragment, type FragmentInstance, useCallback } from 'react';
import type { WidgetComponent, WidgetLoader, WidgetProps } from '#engine/registry/widget.ts';

/** The places in the page that placements are drawn at. A placement is named by its settings: the very object of the manifest. */
export interface PlacementMarks {
  /** The same widgets, of which it is noted where they are drawn. */
  marked(loaders: Readonly<Record<string, WidgetLoader>>): Readonly<Record<string, WidgetLoader>>;
  /** The settings of all placements that an element is in, in no order. */
  settingsAt(element: Element): object[];
  /** Boxes of what a placement has drawn, in the window; none where it has drawn nothing. */
  boxesOf(settings: object): DOMRect[];
  /** Brings what a placement has drawn into sight. */
  bringIntoSight(settings: object): void;
  /** Tells whether a placement is on the page. */
  isDrawn(settings: object): boolean;
}

/** An element, with the fragments that it is a first element of. */
type InFragments = Element & { readonly reactFragments?: ReadonlySet<FragmentInstance> };

/**
 * Notes where the placements of a portal are drawn, and adds no element for it: the page looks as it does without. For
 * development.
 */
export function markPlacements(): PlacementMarks {
  const settingsOf = new Map<FragmentInstance, object>();
  const fragmentsOf = new Map<object, Set<FragmentInstance>>();
  const fragments = (settings: object) => [...(fragmentsOf.get(settings) ?? [])];
  const note = (fragment: FragmentInstance, settings: object) => {
    settingsOf.set(fragment, settings);
    fragmentsOf.set(settings, new Set([...fragments(settings), fragment]));
    return () => {
      settingsOf.delete(fragment);
      const left = fragments(settings).filter((each) => each !== fragment);
      if (left.length > 0) fragmentsOf.set(settings, new Set(left));
      else fragmentsOf.delete(settings);
    };
  };

  const markedComponents = new WeakMap<WidgetComponent, WidgetComponent>();
  function withMark(Widget: WidgetComponent): WidgetComponent {
    const before = markedComponents.get(Widget);
    if (before) return before;
    function Marked(given: WidgetProps) {
      const { props } = given;
      const ref = useCallback(
        (fragment: FragmentInstance | null) => (fragment ? note(fragment, props) : undefined),
        [props],
      );
      return (
        <Fragment ref={ref}>
          <Widget {...given} />
        </Fragment>
      );
    }
    markedComponents.set(Widget, Marked);
    return Marked;
  }

  return {
    marked: (loaders) =>
      Object.fromEntries(
        Object.entries(loaders).map(([name, load]) => [
          name,
          async () => ({ default: withMark((await load()).default) }),
        ]),
      ),
    settingsAt(element) {
      const settings: object[] = [];
      for (let each: InFragments | null = element; each; each = each.parentElement)
        settings.push(
          ...[...(each.reactFragments ?? [])].flatMap((fragment) => settingsOf.get(fragment) ?? []),
        );
      return settings;
    },
    boxesOf: (settings) => fragments(settings).flatMap((fragment) => fragment.getClientRects()),
    bringIntoSight: (settings) => fragments(settings)[0]?.scrollIntoView(true),
    isDrawn: (settings) => fragmentsOf.has(settings),
  };
}
