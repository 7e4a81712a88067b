import {
  isList,
  isObject,
  type JsonObject,
  type JsonValue,
  own,
  ownText,
  pointerTo,
  textsIn,
  valueAt,
} from '@liveryjs/compiler/manifest';
import type { BrandResult, Workspace } from '#workspace/open/index.ts';
import { explainRemoved, type RemovedAnswer, removedFrom } from './explain-removed.ts';
import { by, type Layer, type LayerPlace, type LayerWritten, layersOf, writersAt } from './layers.ts';
import { brandTimes, factsOf, factsOfAll, type Holds, holds, type Person } from './person.ts';

/** The page at an address of a brand. */
export interface PageAnswer {
  readonly kind: 'page';
  readonly address: string;
  /** Id of the route, and who wrote it first. */
  readonly route: LayerPlace & { readonly id: string };
  /** True when the address is an alias, not the route's own path. */
  readonly isAlias: boolean;
  /** The condition that the route exists under. */
  readonly when?: JsonObject;
  /** The state of the route for the person, or why the route is in no bundle. */
  readonly holds?: Holds & { readonly by?: LayerPlace };
  /** For whom; missing when the page is explained for all. */
  readonly person?: Person;
  /** Path of the route that the person is sent to first, because the brand asks for a login. */
  readonly sentTo?: string;
  /** In the order of the page. */
  readonly regions: readonly RegionAnswer[];
}

export interface RegionAnswer {
  readonly region: string;
  /** In order. */
  readonly placements: readonly PlacementAnswer[];
  /** Placements that a brand of the chain took away. */
  readonly removed: readonly RemovedPlacement[];
}

export type RemovedPlacement = ReturnType<typeof removedFrom>[number];

export interface PlacementAnswer {
  readonly id: string;
  readonly widget: string;
  /** Into the merged manifest; items are named by id. */
  readonly pointer: string;
  /** Who placed it. */
  readonly placed: LayerPlace;
  /** Who changes it, in order. */
  readonly changed: readonly LayerPlace[];
  /** Who put it elsewhere in its list, the last one. */
  readonly moved?: LayerPlace & { readonly how: 'before' | 'after'; readonly target: string };
  readonly when?: JsonObject;
  /** True when the placement is in no bundle, because its condition can never hold in this brand. */
  readonly leftOut: boolean;
  /** The state of the placement for the person, or why it is in no bundle; and who wrote the condition. */
  readonly holds?: Holds & { readonly by?: LayerPlace };
  /** Entries of its settings that a condition hides from the person, or that depend on the platform. */
  readonly entries: readonly (Holds & { readonly path: string; readonly by?: LayerPlace })[];
  /** Placements inside of it, by slot. */
  readonly slots: Readonly<Record<string, readonly PlacementAnswer[]>>;
  readonly removed: readonly RemovedPlacement[];
}

/** The regions in the order of a page. */
const REGIONS = ['header', 'sideMenu', 'main', 'rightBar', 'footer', 'bottomBar'];

/** Addresses of a brand, those of aliases too. */
export function addressesOf({ merged }: BrandResult): string[] {
  return routesOf(merged).flatMap((route) => pathsOf(route));
}

/**
 * Explains the page at an address, or who removed it.
 * @param address with a slash in front; what follows a question mark counts for nothing
 */
export function explainPage(
  workspace: Workspace,
  result: BrandResult,
  address: string,
  person?: Person,
): PageAnswer | RemovedAnswer | undefined {
  const { merged, shown, chain, origins } = result;
  const path = address.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
  const route = routesOf(merged).find((each) => pathsOf(each).includes(path));
  const layers = layersOf(workspace, chain);
  const times = brandTimes(result);
  if (route === undefined) return removedRoute(path);
  const id = ownText(route, 'id') ?? '';
  const pointer = pointerTo('/routes', id);
  const when = isAlways(pointer) ? undefined : conditionOf(route);
  const regions = textsIn(own(route, 'regions'));
  const all = REGIONS.filter((name) => name === 'main' || regions.includes(name)).map(
    (name): RegionAnswer => {
      const list = name === 'main' ? pointerTo(pointer, name) : pointerTo('/regions', name);
      return { region: name, placements: placementsAt(list), removed: removedFrom(workspace, result, list) };
    },
  );
  const [first = { layer: '', place: '' }] = writersAt(origins, chain, pointer);
  const sentTo = person && loginPath(merged, path, id, person);
  return {
    kind: 'page',
    address: path,
    route: { id, ...first },
    isAlias: ownText(route, 'path') !== path,
    ...(when === undefined ? {} : { when }),
    ...becomes(when, pointer),
    ...(person === undefined ? {} : { person }),
    ...(sentTo === undefined ? {} : { sentTo }),
    regions: all.filter(({ placements, removed }) => placements.length + removed.length > 0),
  };

  function isLeftOut(itemPointer: string): boolean {
    return shown !== undefined && valueAt(shown, itemPointer) === undefined;
  }

  /** Tells whether no condition has to hold: one that always holds is not in the brand that is shown. */
  function isAlways(itemPointer: string): boolean {
    return (
      shown !== undefined &&
      !isLeftOut(itemPointer) &&
      valueAt(shown, pointerTo(itemPointer, 'when')) === undefined
    );
  }

  /** Returns the effect of a condition; nothing where it depends on the person and none is given. */
  function becomes(condition: JsonObject | undefined, itemPointer: string): Pick<PlacementAnswer, 'holds'> {
    const leftOut = isLeftOut(itemPointer);
    if (condition === undefined || !(person || leftOut)) return {};
    const held = holds(condition, person && !leftOut ? factsOf(person) : factsOfAll(result), fixer, times);
    const written = writersAt(origins, chain, `${itemPointer}/when`).at(-1);
    return { holds: { ...held, ...(written === undefined ? {} : { by: written }) } };
  }

  function fixer(feature: string): string | undefined {
    const written = writersAt(origins, chain, `/features/${feature}/fixed`).at(-1);
    return written && by(written);
  }

  function removedRoute(removedAddress: string): RemovedAnswer | undefined {
    for (const layer of layers) {
      const routes = layer.at('/routes')?.value;
      const gone = isList(routes) ? routes.find((each) => pathsOf(each).includes(removedAddress)) : undefined;
      const name = ownText(gone, 'id');
      const answer = name && explainRemoved(workspace, result, pointerTo('/routes', name));
      if (answer) return answer;
    }
    return undefined;
  }

  function placementsAt(list: string): PlacementAnswer[] {
    const items = valueAt(merged, list);
    if (!isList(items)) return [];
    return items.map((item) => placementAt(item, pointerTo(list, ownText(item, 'id') ?? '')));
  }

  function placementAt(item: JsonValue, itemPointer: string): PlacementAnswer {
    const [placed = { layer: '', place: '' }, ...changed] = writersAt(origins, chain, itemPointer);
    const leftOut = isLeftOut(itemPointer);
    const condition = isAlways(itemPointer) ? undefined : conditionOf(item);
    const moved = movedBy(layers, itemPointer);
    const slots = own(item, 'slots');
    const names = isObject(slots) ? Object.keys(slots) : [];
    return {
      id: ownText(item, 'id') ?? '',
      widget: ownText(item, 'widget') ?? '',
      pointer: itemPointer,
      placed,
      changed,
      ...(moved === undefined ? {} : { moved }),
      ...(condition === undefined ? {} : { when: condition }),
      leftOut,
      ...becomes(condition, itemPointer),
      entries:
        person === undefined ? [] : hiddenEntries(own(item, 'props'), '', pointerTo(itemPointer, 'props')),
      slots: Object.fromEntries(names.map((name) => [name, placementsAt(`${itemPointer}/slots/${name}`)])),
      removed: names.flatMap((name) => removedFrom(workspace, result, `${itemPointer}/slots/${name}`)),
    };
  }

  /** Entries of settings, such as links of a menu, that have a condition of their own. */
  function hiddenEntries(
    value: JsonValue | undefined,
    path: string,
    itemPointer: string,
  ): PlacementAnswer['entries'] {
    const isItems = isList(value);
    const members: [string, JsonValue][] = isItems
      ? value.map((item, index) => [ownText(item, 'id') ?? String(index), item])
      : Object.entries(isObject(value) ? value : {});
    return members.flatMap(([key, member]) => {
      const step = isItems ? `[${key}]` : path === '' ? key : `.${key}`;
      const { holds: held } = becomes(conditionOf(member), pointerTo(itemPointer, key));
      if (held === undefined || held.state === 'shown')
        return hiddenEntries(member, `${path}${step}`, pointerTo(itemPointer, key));
      return [{ path: `${path}${step}`, ...held }];
    });
  }
}

function movedBy(layers: readonly Layer[], itemPointer: string): PlacementAnswer['moved'] {
  for (const layer of [...layers].reverse())
    for (const how of ['before', 'after'] as const) {
      const writtenMove: LayerWritten | undefined = layer.at(pointerTo(itemPointer, `$${how}`));
      if (writtenMove !== undefined && typeof writtenMove.value === 'string')
        return { layer: writtenMove.layer, place: writtenMove.place, how, target: writtenMove.value };
    }
  return undefined;
}

function conditionOf(value: JsonValue | undefined): JsonObject | undefined {
  const when = own(value, 'when');
  return isObject(when) ? when : undefined;
}

function routesOf(merged: JsonValue | undefined): readonly JsonValue[] {
  const routes = own(merged, 'routes');
  return isList(routes) ? routes : [];
}

function pathsOf(route: JsonValue): string[] {
  return [ownText(route, 'path') ?? [], ...textsIn(own(route, 'aliases'))].flat();
}

/** Where a visitor without a session is sent first, in brands that ask for a login. */
function loginPath(
  merged: JsonValue | undefined,
  path: string,
  route: string,
  { audience }: Person,
): string | undefined {
  const access = own(merged, 'access');
  const open = own(access, 'open');
  const isOpen = route === own(access, 'loginRoute') || (isList(open) && open.includes(path));
  if (own(access, 'loginFirst') !== true || audience !== 'visitor' || isOpen) return undefined;
  return ownText(valueAt(merged, `/routes/${ownText(access, 'loginRoute')}`), 'path');
}
