import { pointerTo } from '@liveryjs/compiler/manifest/pointer';

/** The placements of a brand, each by the object of its settings. */
export interface Places {
  /** In the order of the manifest. */
  readonly settingsOf: ReadonlyMap<string, object>;
  readonly placeOf: ReadonlyMap<object, string>;
}

/** Finds all placements of a resolved brand. Their places are JSON Pointers in which items are named by id. */
export function placesOf(brand: object): Places {
  const settingsOf = new Map<string, object>();
  const placeOf = new Map<object, string>();
  const walk = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { id, widget, props } = value as Readonly<Record<string, unknown>>;
    if (typeof id === 'string' && typeof widget === 'string' && typeof props === 'object' && props !== null) {
      settingsOf.set(pointer, props);
      placeOf.set(props, pointer);
    }
    for (const [key, member] of Object.entries(value)) {
      const name = Array.isArray(value) ? (member as { readonly id?: string } | null)?.id : undefined;
      walk(member, pointerTo(pointer, name ?? key));
    }
  };
  walk(brand, '');
  return { settingsOf, placeOf };
}

/** The innermost of some places: it names the others at its beginning. */
export function innermost(places: readonly string[]): string | undefined {
  return [...places].sort((a, b) => b.length - a.length)[0];
}

/** The place in the same list that comes before another, of those that are fit. */
export function placeBefore(
  { settingsOf }: Places,
  place: string,
  isFit: (settings: object) => boolean,
): string | undefined {
  const list = place.slice(0, place.lastIndexOf('/') + 1);
  let before: string | undefined;
  for (const [each, settings] of settingsOf) {
    if (each === place) return before;
    if (each.startsWith(list) && !each.slice(list.length).includes('/') && isFit(settings)) before = each;
  }
  return undefined;
}
