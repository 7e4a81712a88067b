import type { GameListRequest } from '#schemas/generated/platform.ts';

export type Sort = NonNullable<GameListRequest['sort']>;

/** Orders of a list; the first is the platform's own when none is asked for. */
export const SORTS: readonly Sort[] = ['hot', 'new', 'name'];

/** What an address says of a list. */
export interface ListState {
  /** From 1. */
  readonly page: number;
  /** Text that names contain; empty for all. */
  readonly search: string;
  /** Code of a vendor; empty for all [2.11]. */
  readonly vassalage: string;
  readonly sort: Sort;
}

type Name = keyof ListState;

/** The platform takes names of up to so many characters, and page numbers of up to so many digits. */
export const SEARCH_LENGTH = 100;
const PAGE = /^[1-9][0-9]{0,5}$/;
const VENDOR = /^[A-Z0-9_]{1,32}$/;

/** The name of a part of the list's state in the address's query. */
export function paramName(name: Name, prefix: string | undefined): string {
  return prefix ? `${prefix}-${name}` : name;
}

/** The list's state in a query. What nobody could have chosen counts as not said. */
export function readList(query: URLSearchParams, prefix: string | undefined): ListState {
  const get = (name: Name) => query.get(paramName(name, prefix)) ?? '';
  const page = get('page');
  const vassalage = get('vassalage').toUpperCase();
  return {
    page: PAGE.test(page) ? Number(page) : 1,
    search: get('search').trim().slice(0, SEARCH_LENGTH),
    vassalage: VENDOR.test(vassalage) ? vassalage : '',
    sort: SORTS.find((sort) => sort === get('sort')) ?? 'hot',
  };
}

/** Values for the address: what is as it is without being said is left out. A narrower list starts at its first page. */
export function writeList(
  { page = 1, ...change }: Partial<ListState>,
  prefix: string | undefined,
): Readonly<Record<string, string | undefined>> {
  const values = { ...change, page: page > 1 ? String(page) : '' };
  const entries = Object.entries(values).map(([name, value]) => [
    paramName(name as Name, prefix),
    name === 'sort' && value === 'hot' ? '' : value,
  ]);
  return Object.fromEntries(entries);
}

/** Whether a list shows less than all of its category. */
export function isNarrowed({ search, vassalage }: ListState): boolean {
  return search !== '' || vassalage !== '';
}
