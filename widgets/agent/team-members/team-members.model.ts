import type { TeamListRequest } from '@liveryjs/schemas/platform';

export type TeamSort = NonNullable<TeamListRequest['sort']>;

/** The columns that a team can be sorted by. */
export const SORTS: readonly TeamSort[] = [
  'username',
  'kind',
  'people',
  'balance',
  'lastLoginAt',
  'joinedAt',
];

/** Where in a team somebody looks. */
export interface TeamPlace {
  /** Those whom this account brought; undefined: the agent's own. */
  readonly upline: string | undefined;
  /** Everybody whose name has this in it. */
  readonly search: string | undefined;
  /** The account that is looked at by itself. */
  readonly who: string | undefined;
  readonly sort: TeamSort;
  readonly order: 'asc' | 'desc';
  /** From 1. */
  readonly page: number;
}

/** Characters of a name that the platform takes. */
export const LONGEST_NAME = 100;

/** Reads the place from an address; an invalid place counts as the beginning. */
export function readTeamAddress(query: URLSearchParams): TeamPlace {
  const name = (key: string) => {
    const text = query.get(key)?.trim();
    return text && text.length <= LONGEST_NAME ? text : undefined;
  };
  const page = query.get('memberPage') ?? '';
  return {
    upline: name('memberUpline'),
    search: name('memberSearch'),
    who: name('memberWho'),
    sort: SORTS.find((sortKey) => sortKey === query.get('memberSort')) ?? 'username',
    order: query.get('memberOrder') === 'desc' ? 'desc' : 'asc',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The same as names and values of an address; what is as at the beginning has no value. */
export function writeTeamAddress({ upline, search, who, sort, order, page }: Partial<TeamPlace>) {
  return {
    memberUpline: upline,
    memberSearch: search,
    memberWho: who,
    memberSort: sort === 'username' ? undefined : sort,
    memberOrder: order === 'desc' ? order : undefined,
    memberPage: page === undefined || page === 1 ? undefined : String(page),
  };
}
