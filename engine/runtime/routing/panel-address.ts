import type { ResolvedBrand } from '@liveryjs/schemas/brand';

type Panels = ResolvedBrand['panels'];

/** A panel, and the page of it that is asked for. */
export interface PanelPlace {
  readonly name: string;
  readonly page: string;
}

/**
 * The parts of a query: `/news?page=2&centre=records&recordsPage=3` shows the second page of news, below the records of the
 * panel `centre` on their third page. The parameters after the panel's name are the panel's own.
 */
export interface QueryParts {
  readonly below: URLSearchParams;
  readonly panel: PanelPlace | undefined;
  readonly own: URLSearchParams;
}

export function splitQuery(search: string, panels: Panels): QueryParts {
  const entries = [...new URLSearchParams(search)];
  const index = entries.findIndex(([name]) => Object.hasOwn(panels, name));
  const entry = entries[index];
  const end = entry ? index : entries.length;
  return {
    below: new URLSearchParams(entries.slice(0, end)),
    panel: entry && { name: entry[0], page: entry[1] },
    own: new URLSearchParams(entries.slice(end + 1)),
  };
}

/** @returns with its question mark, or empty */
export function joinQuery({ below, panel, own }: QueryParts): string {
  const text = `${new URLSearchParams(panel ? [...below, [panel.name, panel.page], ...own] : [...below])}`;
  return text && `?${text}`;
}

/**
 * The query with another panel over the same page; a page of a panel begins without anything of its own. Without a
 * panel, the query of the page alone.
 */
export function withPanel(search: string, panels: Panels, panel?: PanelPlace): string {
  return joinQuery({ below: splitQuery(search, panels).below, panel, own: new URLSearchParams() });
}
