import type { WidgetComponent } from '@liveryjs/engine/registry/widget';
import type { Placement, ResolvedBrand } from '@liveryjs/schemas/brand';
import type { Workspace } from '@liveryjs/workspace/open';

const loaders = import.meta.glob<WidgetComponent>('/widgets/*/*/*.tsx', { import: 'default' });

/** The components of widgets that are placed in a list, and in the slots of those. */
export async function widgetsIn(
  workspace: Workspace,
  list: readonly Placement[],
): Promise<Record<string, WidgetComponent>> {
  const componentMaps = await Promise.all(
    list.map(async ({ widget, slots }) => {
      const { file, component } = workspace.widgets.find(({ name }) => name === widget) ?? {};
      const load = loaders[`/${file?.replace('widget.json', component ?? '')}`];
      const inside = await widgetsIn(workspace, Object.values(slots).flat());
      return load ? { ...inside, [widget]: await load() } : inside;
    }),
  );
  return Object.assign({}, ...componentMaps);
}

/** Every placement of a brand, in pages, regions, modals, panels and slots: each by itself, and once where several are the same. */
export function placementsOf(brand: ResolvedBrand): Placement[] {
  const lists = [
    ...Object.values(brand.regions),
    ...[brand.notFound, ...brand.statusScreens, ...brand.routes, ...brand.modals].map(
      (page) => page?.main ?? [],
    ),
    ...Object.values(brand.panels).flatMap(({ pages }) => pages.map(({ main }) => main)),
  ];
  const placementsByKey = new Map(
    lists
      .flat()
      .flatMap(each)
      .map((placement) => [keyOf(placement), placement]),
  );
  return [...placementsByKey.values()];
}

function each(placement: Placement): Placement[] {
  return [{ ...placement, slots: {} }, ...Object.values(placement.slots).flat().flatMap(each)];
}

function keyOf({ widget, props }: Placement): string {
  return JSON.stringify([widget, props]);
}
