import type { Placement, ResolvedBrand } from '@liveryjs/schemas/brand';

/** Lists of placements by `listName`. */
export type ListsByName = Readonly<Record<string, readonly Placement[]>>;

/** What lies over a page, as it says itself what it is; its lists of placements are with the others. */
export type OverThePage = Pick<ResolvedBrand, 'modals' | 'panels'>;

/** What a brand has beside its first page, as a module. */
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
      throw error;
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
