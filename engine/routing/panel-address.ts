import type { ResolvedBrand } from '@liveryjs/schemas/brand';

type Panels = ResolvedBrand['panels'];

/** A panel, and the page of it that is asked for. */
export interface PanelPlace {
  readonly name: string;
  readonly page: string;
}

/**
 * What a query says: `/news?page=2&centre=records&recordsPage=3` shows the second page of news, below the records of the
 * panel `centre` on their third page. What stands after the panel's name is the panel's own.
 */
export interface QueryParts {
  readonly below: URLSearchParams;
  readonly panel: PanelPlace | undefined;
  readonly own: URLSearchParams;
}

export function splitQuery(search: string, panels: Panels): QueryParts {
  const entries = [...new URLSearchParams(search)];
  const at = entries.findIndex(([name]) => Object.hasOwn(panels, name));
  const [name, page] = entries[at] ?? [];
  if (name === undefined || page === undefined)
    return { below: new URLSearchParams(entries), panel: undefined, own: new URLSearchParams() };
  return {
    below: new URLSearchParams(entries.slice(0, at)),
    panel: { name, page },
    own: new URLSearchParams(entries.slice(at + 1)),
  };
}

/** @returns with its question mark, or empty */
export function joinQuery({ below, panel, own }: QueryParts): string {
  const entries = panel ? [...below, [panel.name, panel.page], ...own] : [...below];
  const text = new URLSearchParams(entries as [string, string][]).toString();
  return text && `?${text}`;
}

/** The query of the page alone, as it is below a panel. */
export function belowPanel(search: string, panels: Panels): string {
  return joinQuery({ ...splitQuery(search, panels), panel: undefined });
}

/** The query with another panel over the same page, or none; a page of a panel begins without anything of its own. */
export function withPanel(search: string, panels: Panels, panel: PanelPlace | undefined): string {
  return joinQuery({ ...splitQuery(search, panels), panel, own: new URLSearchParams() });
}
