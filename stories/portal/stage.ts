import { matchRoute } from '@liveryjs/engine/routing/match-route';
import type { Placement, ResolvedBrand } from '@liveryjs/schemas/brand';

/** Where in the page the widget of a story stands. `modal`: in a dialog over it. */
export type StoryRegion = 'header' | 'sideMenu' | 'rightBar' | 'footer' | 'bottomBar' | 'main' | 'modal';

/** Id of the modal of a story that stands in none of the brand's own. */
export const STORY_MODAL = 'story';

export interface Stage {
  readonly region: StoryRegion;
  readonly path: string;
  /** Id of the brand's modal that the widget stands in. */
  readonly modal: string;
}

/** The brand with nothing on its pages but one placement. Everything that it can open or lead to is still there. */
export function brandWithOnly(brand: ResolvedBrand, placement: Placement, stage: Stage): ResolvedBrand {
  const { region, path } = stage;
  const main = region === 'main' ? [placement] : [];
  const empty = { header: [], sideMenu: [], rightBar: [], footer: [], bottomBar: [] };
  const shown = matchRoute(brand.routes, path.split(/[?#]/)[0] ?? '/');
  return {
    ...brand,
    access: { ...brand.access, loginFirst: false },
    regions: region in empty ? { ...empty, [region]: [placement] } : empty,
    routes: brand.routes.map(({ when, ...route }) =>
      route.id === shown?.id
        ? { ...route, main, regions: region in empty ? [region as keyof typeof empty] : [] }
        : { ...route, ...(when && { when }) },
    ),
    statusScreens: brand.statusScreens.map((screen) => ({ ...screen, main: [placement] })),
    ...(brand.notFound && { notFound: { ...brand.notFound, main } }),
    modals: region === 'modal' ? withModal(brand, placement, stage.modal) : brand.modals,
  };
}

function withModal({ modals }: ResolvedBrand, placement: Placement, id: string): ResolvedBrand['modals'] {
  const existing = modals.find((modal) => modal.id === id);
  const fresh = { id, label: 'engine.close', size: 'medium' as const };
  return [...modals.filter((modal) => modal !== existing), { ...(existing ?? fresh), main: [placement] }];
}

/** The first place that the brand itself has the widget in, slots and dialogs too. */
export function placementOf(brand: ResolvedBrand, widget: string): Placement | undefined {
  const lists = [
    ...Object.values(brand.regions),
    ...[...brand.routes, ...brand.statusScreens, ...brand.modals].map(({ main }) => main),
    brand.notFound?.main ?? [],
    ...Object.values(brand.panels).flatMap(({ pages }) => pages.map(({ main }) => main)),
  ];
  return findPlacement(lists.flat(), widget);
}

function findPlacement(list: readonly Placement[], widget: string): Placement | undefined {
  for (const placement of list) {
    const match =
      placement.widget === widget ? placement : findPlacement(Object.values(placement.slots).flat(), widget);
    if (match) return match;
  }
  return undefined;
}
