import type { Placement } from '@liveryjs/schemas/brand';
import type { PageBrand } from '#scripts/plugin/brand-parts.ts';

/** One place of the manifest that brings a widget into the bundle. */
export interface Reason {
  /** The name of the place: `route home`, `region header`, `modal login`, `panel memberCentre, page mission`, … */
  readonly at: string;
  /** JSON Pointer into the resolved manifest. */
  readonly pointer: string;
}

/** Every placement of a brand that leads to each widget, in the manifest's order. */
export function reasonsByWidget(brand: PageBrand): ReadonlyMap<string, readonly Reason[]> {
  const reasons = new Map<string, Reason[]>();
  const add = (place: string, pointer: string, placements: readonly Placement[]) =>
    placements.forEach((placement, index) => {
      const here = `${pointer}/${index}`;
      const widgetReasons = reasons.get(placement.widget) ?? [];
      reasons.set(placement.widget, widgetReasons);
      widgetReasons.push({ at: place, pointer: here });
      for (const [slot, inside] of Object.entries(placement.slots))
        add(place, `${here}/slots/${slot}`, inside);
    });
  for (const [region, placements] of Object.entries(brand.regions))
    add(`region ${region}`, `/regions/${region}`, placements);
  brand.routes.forEach(({ id, main }, index) => {
    add(`route ${id}`, `/routes/${index}/main`, main);
  });
  if (brand.notFound) add('notFound', '/notFound/main', brand.notFound.main);
  brand.statusScreens.forEach(({ id, main }, index) => {
    add(`status screen ${id}`, `/statusScreens/${index}/main`, main);
  });
  brand.modals.forEach(({ id, main }, index) => {
    add(`modal ${id}`, `/modals/${index}/main`, main);
  });
  for (const [name, { pages }] of Object.entries(brand.panels))
    pages.forEach(({ id, main }, index) => {
      add(`panel ${name}, page ${id}`, `/panels/${name}/pages/${index}/main`, main);
    });
  return reasons;
}

/**
 * The widgets whose code a page fetches at once.
 * @param unconditional leaves out what stands only for some visitors
 */
export function eagerWidgets(placements: readonly Placement[], unconditional = false): string[] {
  return placements.flatMap(({ widget, load, when, slots }) =>
    load === 'near' || (unconditional && when)
      ? []
      : [widget, ...Object.values(slots).flatMap((inside) => eagerWidgets(inside, unconditional))],
  );
}

/**
 * The widgets that two thirds of the pages fetch at once, or the one at `/` that most people come by, for any visitor;
 * sorted. They come in one file, which packs better, and which the page at `/` waits for: what half of the pages have is
 * too little for that.
 */
export function coreWidgets(brand: PageBrand): string[] {
  return commonWidgets(brand, (page) => placementsInTime(brand, page).now);
}

/** The widgets that as many pages fetch right after those; sorted. They come in one file, too. */
export function soonWidgets(brand: PageBrand): string[] {
  const core = new Set(coreWidgets(brand));
  return commonWidgets(brand, (page) => placementsOfPage(brand, page)).filter((name) => !core.has(name));
}

function commonWidgets(
  brand: PageBrand,
  placementsOf: (page: PageBrand['routes'][number]) => readonly Placement[],
): string[] {
  const pages = brand.routes.map((route) => ({
    isFirst: route.path === '/',
    widgets: new Set(eagerWidgets(placementsOf(route), true)),
  }));
  const isCore = (name: string) =>
    pages.some(({ isFirst, widgets }) => isFirst && widgets.has(name)) ||
    pages.filter(({ widgets }) => widgets.has(name)).length * 3 >= pages.length * 2;
  return [...new Set(pages.flatMap(({ widgets }) => [...widgets]))].filter(isCore).sort();
}

/** The widgets that the page at `/` may show, to anyone and however far down; sorted. */
export function firstWidgets(brand: PageBrand): string[] {
  const first = brand.routes.find(({ path }) => path === '/');
  const widgetsOf = (placements: readonly Placement[]): string[] =>
    placements.flatMap(({ widget, slots }) => [widget, ...Object.values(slots).flatMap(widgetsOf)]);
  return first ? [...new Set(widgetsOf(placementsOfPage(brand, first)))].sort() : [];
}

type Region = keyof PageBrand['regions'];

interface Page {
  readonly path?: string;
  readonly main: readonly Placement[];
  readonly regions?: readonly Region[];
}

/** The placements of a page: its own and those of the regions around it. */
function placementsOfPage(brand: PageBrand, page: Page): readonly Placement[] {
  return [...regionsOf(brand, page).flatMap((name) => brand.regions[name]), ...page.main];
}

/**
 * The placements of a page in the order of time. Code comes at once for the header and for what the page is about; for
 * what stands around that it comes right after, and its HTML is there before. The page at `/` is about many things, none
 * of which it waits for: there the way to all others comes at once.
 */
export function placementsInTime(
  brand: PageBrand,
  page: Page,
): { readonly now: readonly Placement[]; readonly soon: readonly Placement[] } {
  const { main, path } = page;
  const regions = regionsOf(brand, page);
  const header = regions.includes('header') ? brand.regions.header : [];
  const around = regions.flatMap((name) => (name === 'header' ? [] : brand.regions[name]));
  return path === '/'
    ? { now: header, soon: [...around, ...main] }
    : { now: [...header, ...main], soon: around };
}

function regionsOf(brand: PageBrand, page: Page): readonly Region[] {
  return page.regions ?? (Object.keys(brand.regions) as Region[]);
}
