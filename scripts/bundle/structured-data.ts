import type { Route } from '@liveryjs/schemas/brand';
import type { BreadcrumbList, Graph, ListItem, WithContext } from 'schema-dts';

/** A portal, as far as its pages describe it to programs. */
export interface DescribedSite {
  /** Address of the portal, without a path. */
  readonly origin: string;
  /** Name of the brand. */
  readonly name: string;
  /** Absolute address of the brand's logo. */
  readonly logo?: string | undefined;
  /** The routes that have pages for everybody. */
  readonly routes: readonly Pick<Route, 'path' | 'title'>[];
}

/** The titles and absolute addresses of pages in the language of the page that is described. */
export interface InLanguage {
  readonly t: (key: string) => string;
  readonly addressOf: (path: string) => string;
}

/**
 * Returns what a page says of itself to programs, in the words of schema.org, as JSON-LD: the home page whose portal it is,
 * and any other page where it stands. It says nothing that visitors cannot see. The search of a portal is no part of it,
 * because its results have no address.
 * @returns undefined for a page to which no other leads by its address
 */
export function structuredData(
  site: DescribedSite,
  route: Pick<Route, 'path' | 'title'>,
  { t, addressOf }: InLanguage,
): object | undefined {
  const { origin, name, logo, routes } = site;
  if (route.path === '/') {
    const url = `${origin}/`;
    const organization = { '@id': `${url}#organization` };
    return {
      '@context': CONTEXT,
      '@graph': [
        { '@type': 'Organization', ...organization, name, url, ...(logo !== undefined && { logo }) },
        { '@type': 'WebSite', '@id': `${url}#website`, name, url, publisher: organization },
      ],
    } satisfies Graph;
  }
  const above = routes
    .filter(
      ({ path }) => path !== route.path && `${route.path}/`.startsWith(path === '/' ? path : `${path}/`),
    )
    .sort((a, b) => a.path.length - b.path.length);
  if (above.length === 0) return undefined;
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [...above, route].map(({ path, title }, index) => {
      // Links to the home page show the brand.
      const shown = path === '/' ? name : t(title);
      // An address alone would be a text, and what stands there is a thing.
      const item = { '@type': 'WebPage', '@id': addressOf(path) } as const;
      return { '@type': 'ListItem', position: index + 1, name: shown, item } satisfies ListItem;
    }),
  } satisfies WithContext<BreadcrumbList>;
}

const CONTEXT = 'https://schema.org';
