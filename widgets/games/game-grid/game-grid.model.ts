import type { GameListRequest } from '@liveryjs/schemas/platform';

export type Sort = NonNullable<GameListRequest['sort']>;

/** Orders of a list; the first is the platform's own when none is asked for. */
export const SORTS: readonly Sort[] = ['hot', 'new', 'name'];

/** Which of a category's games are listed: all, the platform's choice, or the visitor's own [4.14]. */
export const VIEWS = ['all', 'hot', 'popular', 'favourites', 'recent'] as const;
export type View = (typeof VIEWS)[number];

/** Tells whether only members and agents have the games of a view. */
export function isOwn(view: View): view is 'favourites' | 'recent' {
  return view === 'favourites' || view === 'recent';
}

/** The state of a list in an address. */
export interface ListState {
  /** From 1. */
  readonly page: number;
  /** Text that names contain; empty for all. */
  readonly search: string;
  /** Code of a vendor; empty for all [2.11]. */
  readonly vassalage: string;
  /** Kind of game inside the category, such as JACKPOT; empty for all. */
  readonly gameClassify: string;
  readonly sort: Sort;
  readonly view: View;
}

type Name = keyof ListState;

/** The platform takes names of up to so many characters, and page numbers of up to so many digits. */
export const SEARCH_LENGTH = 100;
const PAGE = /^[1-9][0-9]{0,5}$/;
const CODE = /^[A-Z0-9_]{1,32}$/;

/** The name of a part of the list's state in the address's query. */
export function paramName(name: Name, prefix: string | undefined): string {
  return prefix ? `${prefix}-${name}` : name;
}

/** The defaults that an address leaves out. */
const NORMAL: Partial<Record<Name, string>> = { sort: 'hot', view: 'all' };

/** The list's state in a query. What nobody could have chosen counts as not said. */
export function readList(query: URLSearchParams, prefix: string | undefined): ListState {
  const get = (name: Name) => query.get(paramName(name, prefix)) ?? '';
  const page = get('page');
  const code = (name: Name) => {
    const text = get(name).toUpperCase();
    return CODE.test(text) ? text : '';
  };
  return {
    page: PAGE.test(page) ? Number(page) : 1,
    search: get('search').trim().slice(0, SEARCH_LENGTH),
    vassalage: code('vassalage'),
    gameClassify: code('gameClassify'),
    sort: SORTS.find((sort) => sort === get('sort')) ?? 'hot',
    view: VIEWS.find((view) => view === get('view')) ?? 'all',
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
    value === NORMAL[name as Name] ? '' : value,
  ]);
  return Object.fromEntries(entries);
}

/** The games that are called hot: at most a tenth of those that show, so that it says something. */
export function hottest<G extends { readonly isHot?: boolean | undefined }>(
  games: readonly G[],
): readonly G[] {
  return games.filter(({ isHot }) => isHot).slice(0, Math.floor(games.length / 10));
}

/** Tells whether a list is one of hot games, or begins with them: there no game is marked as hot. */
export function leadsWithHot({ view, sort }: Pick<ListState, 'view' | 'sort'>): boolean {
  return view === 'hot' || (view === 'all' && sort === 'hot');
}

/** The state of a list that shows its first games, whatever the address says. */
export function firstPageOf(view: View): ListState {
  return { page: 1, search: '', vassalage: '', gameClassify: '', sort: 'hot', view };
}

/** Tells whether a list shows less than all of its category. */
export function isNarrowed({ search, vassalage, gameClassify }: ListState): boolean {
  return search !== '' || vassalage !== '' || gameClassify !== '';
}
