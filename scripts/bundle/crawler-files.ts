import { ROBOTS, SITEMAP, sitemapOf } from '@liveryjs/workspace/open/bundle-paths';

/** The most addresses in a sitemap (sitemaps.org, "Using Sitemap index files"). */
const MOST_ADDRESSES = 50_000;

/** The address of a page in a language. */
export interface Alternate {
  /** BCP 47 tag, or `x-default` for who speaks none of the languages. */
  readonly lang: string;
  /** Absolute. */
  readonly href: string;
}

/** A page in a sitemap. */
export interface ListedPage {
  /** The main address of the page, absolute. */
  readonly address: string;
  /** The same page in all languages, its own among them; empty where it has one. */
  readonly alternates: readonly Alternate[];
}

/**
 * Returns what a bundle has for crawlers, by file: `robots.txt`, the index of sitemaps and a sitemap for each language.
 * @param origin of the portal, such as `https://play.example`
 * @param pages by language code
 * @throws RangeError for more pages than a sitemap may have
 */
export function crawlerFiles(
  origin: string,
  pages: ReadonlyMap<string, readonly ListedPage[]>,
): ReadonlyMap<string, string> {
  const sitemaps = [...pages].map(
    ([code, ofLanguage]) => [sitemapOf(code), sitemapFile(ofLanguage)] as const,
  );
  const index = sitemapIndex(sitemaps.map(([file]) => `${origin}/${file}`));
  return new Map([[ROBOTS, robotsFile(origin)], [SITEMAP, index], ...sitemaps]);
}

/** Returns `robots.txt` (RFC 9309): every page may be read, and the sitemap says which there are. */
function robotsFile(origin: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${origin}/${SITEMAP}\n`;
}

/** Returns an index of sitemaps (sitemaps.org, protocol 0.9). @param addresses absolute */
function sitemapIndex(addresses: readonly string[]): string {
  return [
    ...['<?xml version="1.0" encoding="utf-8"?>', `<sitemapindex ${NAMESPACE}>`],
    ...addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`),
    '</sitemapindex>\n',
  ].join('\n');
}

/**
 * Returns a sitemap (sitemaps.org, protocol 0.9). It says of no page when it has changed: a build knows no release before it,
 * and a date that is not true has search engines believe none.
 * @param pages each once
 * @throws RangeError for more than a sitemap may have
 */
function sitemapFile(pages: readonly ListedPage[]): string {
  if (pages.length > MOST_ADDRESSES)
    throw new RangeError(`A sitemap has at most ${MOST_ADDRESSES} addresses, and not ${pages.length}.`);
  const hasAlternates = pages.some(({ alternates }) => alternates.length > 0);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<urlset ${NAMESPACE}${hasAlternates ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>`,
    ...pages.map(({ address, alternates }) =>
      [
        `<url><loc>${escaped(address)}</loc>`,
        ...alternates.map(
          ({ lang, href }) =>
            `<xhtml:link rel="alternate" hreflang="${escaped(lang)}" href="${escaped(href)}"/>`,
        ),
        '</url>',
      ].join(''),
    ),
    '</urlset>\n',
  ].join('\n');
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
