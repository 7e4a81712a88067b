/** The names of lists of placements that come apart from the rest of the brand. */
export const listName = {
  route: (id: string) => `route ${id}`,
  notFound: 'notFound',
  statusScreen: (id: string) => `status screen ${id}`,
  modal: (id: string) => `modal ${id}`,
  panelPage: (panel: string, id: string) => `panel ${panel}, page ${id}`,
} as const;

/** Says, as widgets say theirs, the words of modals and panels: no page says them before one of those opens. */
export const OVER_THE_PAGE = 'overThePage';
