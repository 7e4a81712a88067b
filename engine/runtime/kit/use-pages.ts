import type { LinkTarget } from '@liveryjs/schemas/brand';
import { useApp } from '#engine/render/app.ts';
import { useHolds } from '#engine/render/use-condition.ts';

/** A page of the portal that the visitor can go to. */
export interface PortalPage {
  /** Unique among all pages. */
  readonly id: string;
  /** Message key of its title. */
  readonly title: string;
  /** Message key of the title of the panel that it is in. */
  readonly panel?: string;
  readonly icon?: string | undefined;
  readonly to: LinkTarget;
}

/**
 * The pages of routes and panels that are there for the visitor now; those without a link of the portal that leads there
 * are left out.
 *
 * @param open names of panels whose pages are there also for those for whom the panel does not open: it says what they have to do
 */
export function usePages(open: readonly string[] = []): readonly PortalPage[] {
  const { routes, panels } = useApp().brand;
  const holds = useHolds();
  const ofRoutes = routes
    .filter(({ entry, when }) => !entry && holds(when) === true)
    .map(({ id, title }): PortalPage => ({ id: `route ${id}`, title, to: { route: id } }));
  const ofPanels = Object.entries(panels).flatMap(([name, { title: panel, pages, when }]) =>
    holds(when) || open.includes(name)
      ? pages
          .filter((page) => holds(page.when) === true)
          .map(
            ({ id, title, icon }): PortalPage => ({
              id: `panel ${name} ${id}`,
              title,
              panel,
              icon,
              to: { panel: name, page: id },
            }),
          )
      : [],
  );
  return [...ofRoutes, ...ofPanels];
}
