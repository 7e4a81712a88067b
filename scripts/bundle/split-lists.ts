import { listName } from '@liveryjs/compiler/plain/list-name';
import type { Placement } from '@liveryjs/schemas/brand';
import { mapValues } from '@liveryjs/workspace/map-values';
import type { PageBrand } from '#scripts/plugin/brand-parts.ts';

/** A brand in the parts in which a page fetches it. */
export interface BrandLists {
  /** With empty lists in place of those in `lists`, and of panels and modals no more than when they open. */
  readonly first: PageBrand;
  /** Panels and modals as they are, without those lists. */
  readonly over: Pick<PageBrand, 'modals' | 'panels'>;
  /** By `listName`. */
  readonly lists: Readonly<Record<string, readonly Placement[]>>;
}

/** Takes the placements out of a brand that the page at `/` does not show: of other pages, modals and panels. */
export function splitLists(brand: PageBrand): BrandLists {
  const lists: Record<string, readonly Placement[]> = {};
  const without = <T extends { readonly main: readonly Placement[] }>(name: string, page: T): T => {
    lists[name] = page.main;
    return { ...page, main: [] };
  };
  const over = {
    modals: brand.modals.map((modal) => without(listName.modal(modal.id), modal)),
    panels: mapValues(brand.panels, (panel, name) => ({
      ...panel,
      pages: panel.pages.map((page) => without(listName.panelPage(name, page.id), page)),
    })),
  };
  const first: PageBrand = {
    ...brand,
    routes: brand.routes.map((route) =>
      route.path === '/' ? route : without(listName.route(route.id), route),
    ),
    ...(brand.notFound && { notFound: without(listName.notFound, brand.notFound) }),
    statusScreens: brand.statusScreens.map((screen) => without(listName.statusScreen(screen.id), screen)),
    modals: over.modals.map(({ title: _title, label: _label, ...modal }) => modal),
    panels: mapValues(over.panels, (panel) => ({ ...panel, title: '', pages: [] })),
  };
  return { first, over, lists };
}
