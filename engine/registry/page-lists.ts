import type { Placement } from '@liveryjs/schemas/brand';

/** Lists of placements by `listName`. */
export type ListsByName = Readonly<Record<string, readonly Placement[]>>;

/** The placements of other pages than the first, of modals and panels, which come together. */
export interface PageLists {
  /** Undefined as long as they have not arrived. */
  here(): ListsByName | undefined;
  /** The same promise for all who wait. One that failed is followed by another try. */
  load(): Promise<ListsByName>;
}

export function createPageLists(fetchLists: () => Promise<{ default: ListsByName }>): PageLists {
  let here: ListsByName | undefined;
  let arriving: Promise<ListsByName> | undefined;
  const arrive = async () => {
    try {
      const { default: lists } = await fetchLists();
      here = lists;
      return lists;
    } catch (error) {
      arriving = undefined;
      throw error;
    }
  };
  return {
    here: () => here,
    load() {
      arriving ??= arrive();
      return arriving;
    },
  };
}
