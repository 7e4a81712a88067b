import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { useApp, useAppState } from './app.ts';
import { useHolds } from './use-condition.ts';
import { usePanelPlace } from './use-panel-place.ts';

type Panel = ResolvedBrand['panels'][string];

/** The panel that the address opens. */
export interface OpenPanel {
  readonly name: string;
  /** Id of the page that the address says. */
  readonly page: string;
  readonly panel: Panel;
  /** True when it is for this visitor; undefined while that is not known. */
  readonly held: boolean | undefined;
  /** The pages that are for this visitor. */
  readonly pages: Panel['pages'];
  /** The one that shows: what the address says, or else the panel's default; undefined while that is not known. */
  readonly current: Panel['pages'][number] | undefined;
}

/** The panel that is open, if any, as the address says it [2.17]. */
export function useOpenPanel(): OpenPanel | undefined {
  const { brand } = useApp();
  const place = usePanelPlace();
  const holds = useHolds();
  // Features that a module turns on are off until the platform has answered: it is not yet known what shows.
  const isPending = useAppState(({ status }) => status === 'pending');
  const isComplete = useAppState(({ failedSources }) => failedSources.length === 0);
  const panel = place && brand.panels[place.name];
  if (!place || !panel) return undefined;
  const pages = panel.pages.filter((page) => holds(page.when));
  const pageOf = (id: string | undefined) => pages.find((page) => page.id === id);
  const requestedPage = panel.pages.find(({ id }) => id === place.page);
  const isUnknown = requestedPage !== undefined && holds(requestedPage.when) === undefined && isComplete;
  return {
    ...place,
    panel,
    held: isPending ? undefined : holds(panel.when),
    pages,
    current: isUnknown ? undefined : (pageOf(place.page) ?? pageOf(panel.default) ?? pages[0]),
  };
}
