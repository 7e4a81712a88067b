/** The brand that the studio shows, and what of it. The page's address keeps it, so that it opens there again. */
export interface View {
  readonly page?: string | undefined;
  readonly width?: string | undefined;
  readonly language?: string | undefined;
  readonly mode?: string | undefined;
  /** Kind of visitor that the portal is seen by. */
  readonly audience?: string | undefined;
  /** A date and time, by the clocks of the brand. */
  readonly time?: string | undefined;
  /** Status that the platform reports. */
  readonly status?: string | undefined;
  /** Things that are switched on and off, as `features.pointsMall,vendors.VLVT`. */
  readonly on?: string | undefined;
  readonly off?: string | undefined;
  /** Id of the brand whose portal shows a brand that is only extended. */
  readonly shownBy?: string | undefined;
  /** Place of the chosen placement. */
  readonly at?: string | undefined;
}

const KEYS = [
  'page',
  'width',
  'language',
  'mode',
  'audience',
  'time',
  'status',
  'on',
  'off',
  'shownBy',
  'at',
] as const satisfies readonly (keyof View)[];

/** The id of the brand that an address is of; undefined for the list of all. @param hash with its `#` */
export function brandIn(hash: string): string | undefined {
  return /^#\/brand\/([\w-]+)(?:$|\?)/.exec(hash)?.[1];
}

/** The view that an address is of. @param hash with its `#` */
export function viewIn(hash: string): View {
  const [, query = ''] = hash.split(/\?(.*)/s);
  const values = new URLSearchParams(query);
  return Object.fromEntries(KEYS.flatMap((key) => (values.has(key) ? [[key, values.get(key) ?? '']] : [])));
}

/** The address of a view, with its `#`. */
export function hashOf(brand: string, view: View): string {
  const values = KEYS.flatMap((key) => {
    const value = view[key];
    return value === undefined ? [] : [[key, value]];
  });
  const query = new URLSearchParams(values).toString().replaceAll('%2F', '/');
  return `#/brand/${brand}${query === '' ? '' : `?${query}`}`;
}

/** The address of the list of change sets, or of one of them, with its `#`. */
export function hashOfSets(name?: string): string {
  return name === undefined ? '#/changes' : `#/changes/${name}`;
}

/** The change set that an address is of: an empty name for the list of all, undefined for no address of change sets. */
export function setIn(hash: string): string | undefined {
  return /^#\/changes(?:\/([a-z0-9][a-z0-9-]*))?$/
    .exec(hash)
    ?.slice(1)
    .map((name = '') => name)[0];
}
