import type { Placement, ResolvedBrand } from '@liveryjs/schemas/brand';
import { LoadError } from './load-error.ts';

/** Lists of placements by `listName`. */
export type ListsByName = Readonly<Record<string, readonly Placement[]>>;

/**
 * The modals and panels that lie over a page, as they describe themselves; their lists of placements are with the others.
 */
export type OverThePage = Pick<ResolvedBrand, 'modals' | 'panels'>;

/** The lists that a brand has beside its first page, as a module. */
export interface PageListsModule {
  readonly default: ListsByName;
  /** Missing where the brand has them itself. */
  readonly over?: OverThePage;
}

/** The placements of other pages than the first, of modals and panels, which come together. */
export interface PageLists {
  /** Undefined as long as they have not arrived. */
  here(): ListsByName | undefined;
  /** The modals and panels of which the brand only says when they open; undefined as long as they have not arrived. */
  over(): OverThePage | undefined;
  /** The same promise for all who wait. One that failed is followed by another try. */
  load(): Promise<ListsByName>;
}

export function createPageLists(fetchLists: () => Promise<PageListsModule>): PageLists {
  let here: PageListsModule | undefined;
  let arriving: Promise<ListsByName> | undefined;
  const arrive = async () => {
    try {
      here = await fetchLists();
      return here.default;
    } catch (error) {
      arriving = undefined;
      throw new LoadError('lists of pages', error);
    }
  };
  return {
    here: () => here?.default,
    over: () => here?.over,
    load() {
      arriving ??= arrive();
      return arriving;
    },
  };
}
