import type { Route } from '@liveryjs/schemas/brand';
import type { BreadcrumbList, FAQPage, Graph, ListItem, Thing } from 'schema-dts';
import type { AnsweredQuestion } from './answered-questions.ts';

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
 * any other page where it stands, and each the questions that it answers. It says nothing that visitors cannot see. The
 * search of a portal is no part of it, because its results have no address.
 * @returns undefined for a page of which there is nothing to say
 */
export function structuredData(
  site: DescribedSite,
  route: Pick<Route, 'path' | 'title'>,
  inLanguage: InLanguage,
  questions: readonly AnsweredQuestion[] = [],
): object | undefined {
  const place = route.path === '/' ? portalOf(site) : breadcrumbsOf(site, route, inLanguage);
  const all = [...place, ...answersOf(questions)];
  const [first, second] = all;
  // One thing alone needs no graph.
  if (second === undefined) return first && { '@context': CONTEXT, ...first };
  return { '@context': CONTEXT, '@graph': all } satisfies Graph;
}

const CONTEXT = 'https://schema.org';

/** A thing of schema.org that is written as an object. */
type Described = Exclude<Thing, string>;

/** The owner of a portal, and the portal. */
function portalOf({ origin, name, logo }: DescribedSite): Described[] {
  const url = `${origin}/`;
  const organization = { '@id': `${url}#organization` };
  return [
    { '@type': 'Organization', ...organization, name, url, ...(logo !== undefined && { logo }) },
    { '@type': 'WebSite', '@id': `${url}#website`, name, url, publisher: organization },
  ];
}

/** The pages by which one comes to a page; empty for a page to which no other leads by its address. */
function breadcrumbsOf(
  { name, routes }: DescribedSite,
  route: Pick<Route, 'path' | 'title'>,
  { t, addressOf }: InLanguage,
): BreadcrumbList[] {
  const above = routes
    .filter(
      ({ path }) => path !== route.path && `${route.path}/`.startsWith(path === '/' ? path : `${path}/`),
    )
    .sort((a, b) => a.path.length - b.path.length);
  if (above.length === 0) return [];
  const itemListElement = [...above, route].map(({ path, title }, index) => {
    // Links to the home page show the brand.
    const shown = path === '/' ? name : t(title);
    // An address alone would be a text, and what stands there is a thing.
    const item = { '@type': 'WebPage', '@id': addressOf(path) } as const;
    return { '@type': 'ListItem', position: index + 1, name: shown, item } satisfies ListItem;
  });
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

function answersOf(questions: readonly AnsweredQuestion[]): FAQPage[] {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(
    ({ question, answer }) =>
      ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      }) as const,
  );
  return [{ '@type': 'FAQPage', mainEntity }];
}
