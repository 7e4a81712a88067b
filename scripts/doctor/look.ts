import { HOST_FILES } from '@liveryjs/workspace/open/bundle-paths';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { atOnce } from '#scripts/at-once.ts';
import {
  type Answer,
  addressesOf,
  ask,
  type Handshake,
  isList,
  isSilence,
  type Silence,
  shakeHands,
  type Way,
} from './stranger.ts';

/** Addresses that nobody but the host may read, and their right answer is that there is nothing. */
const PRIVATE_PATHS = [...HOST_FILES.map((file) => `/${file}`), '/.git/HEAD', '/.env'];

/** A path that is no page, with no scheme that could be taken for one. */
const NO_PAGE = '/there-is-no-such-page';

/** The most pages of the sitemap that are opened, and the most files of the home page. */
const MOST_PAGES = 40;
const MOST_FILES = 12;
/** The most pages in other languages that are opened besides. */
const MOST_LANGUAGES = 40;
/** The most sitemaps of an index that are read. */
const MOST_SITEMAPS = 50;

/** The most requests at once. */
const AT_ONCE = 6;

/** Names in a page that say what it is to search engines, and the files that it needs. */
export interface Head {
  readonly lang: string | undefined;
  readonly canonical: string | undefined;
  /** Addresses by language, `x-default` among them. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly title: string;
  readonly description: string | undefined;
  readonly robots: string | undefined;
  /** The policy that the page itself has. */
  readonly policy: string | undefined;
  /** Addresses of scripts whose content the page does not hold to a digest, as they are written. */
  readonly scripts: readonly string[];
  /** Paths of scripts, styles and the icon, as they are written. */
  readonly files: readonly string[];
  /** Those of them that browsers fetch by the rules of CORS: modules, fonts, and all with `crossorigin` (HTML, section 2.5.4). */
  readonly shared: readonly string[];
}

/** A page, and what stands in its head. */
export interface Page {
  readonly answer: Answer;
  readonly head: Head;
}

/** All that a stranger sees of a domain. */
export interface Observations {
  readonly domain: string;
  readonly at: Date;
  readonly addresses: readonly string[] | Silence;
  readonly handshakes: readonly Handshake[];
  /** The versions of TLS that nobody should speak any more (RFC 8996), and the addresses at which they are spoken. */
  readonly oldVersions: readonly { readonly address: string; readonly version: string }[];
  /** True where another machine was named than the one of DNS, whose address may be private. */
  readonly isDetour: boolean;
  /** `http://domain/some/path?query`, and the path that was asked for. */
  readonly plain: Answer | Silence;
  readonly plainPath: string;
  readonly home: Answer | Silence;
  readonly pages: readonly Page[];
  /** Pages that others name as themselves in another language, as far as they are not among the pages. */
  readonly spoken: readonly (Answer | Silence)[];
  /** Addresses of the sitemap that do not answer as pages. */
  readonly dead: readonly (Answer | Silence)[];
  readonly slashed: Answer | Silence | undefined;
  readonly missing: Answer | Silence;
  readonly missingAsset: Answer | Silence;
  readonly robots: Answer | Silence;
  readonly sitemap: Answer | Silence;
  /** The sitemaps of this domain that an index names; empty where the sitemap is no index. */
  readonly sitemaps: readonly (Answer | Silence)[];
  /** Addresses that the sitemap names, those of further sitemaps among them. */
  readonly listed: readonly string[];
  readonly files: readonly (Answer | Silence)[];
  /** Files of the home page that stand at another origin, and that browsers fetch by the rules of CORS. */
  readonly filesElsewhere: readonly (Answer | Silence)[];
  readonly folders: readonly (Answer | Silence)[];
  readonly secrets: readonly (Answer | Silence)[];
  /** The other domains of the brand, by their home pages. */
  readonly others: readonly (Answer | Silence)[];
  /** Calls of the platform, one for each place that it answers at. */
  readonly calls: readonly (Answer | Silence)[];
}

export interface LookOptions extends Way {
  /** Other domains that lead to the same portal. */
  readonly others?: readonly string[] | undefined;
  /** Addresses below the domain that go on to the platform. */
  readonly calls?: readonly string[] | undefined;
}

/** Looks at a live domain as somebody who has its name and nothing else. Never throws: what fails is an observation. */
export async function look(domain: string, options: LookOptions): Promise<Observations> {
  const origin = `https://${domain}`;
  const get = (path: string) => ask(new URL(path, origin).href, options);
  const addresses = await addressesOf(domain, options);
  const hosts = isList(addresses) ? addresses : [];
  const handshakes = await Promise.all(hosts.map((address) => shakeHands(domain, address, options)));
  const oldVersions: { address: string; version: string }[] = [];
  for (const address of hosts)
    for (const version of ['TLSv1', 'TLSv1.1'] as const) {
      const { certificate } = await shakeHands(domain, address, options, version);
      if (certificate) oldVersions.push({ address, version });
    }
  const [home, robots, sitemap, missing, missingAsset] = await Promise.all([
    get('/'),
    get('/robots.txt'),
    get('/sitemap.xml'),
    get(NO_PAGE),
    get('/assets/there-is-no-such-file.js'),
  ]);
  const isOfDomain = (address: string) => URL.canParse(address) && new URL(address).hostname === domain;
  const isIndex = /<sitemapindex\b/.test(bodyOf(sitemap));
  const named = isIndex ? addressesIn(sitemap) : [];
  const parts = named.filter(isOfDomain).slice(0, MOST_SITEMAPS);
  const sitemaps = await atOnce(parts, (address) => ask(address, options), AT_ONCE);
  const listed = (isIndex ? sitemaps : [sitemap]).flatMap(addressesIn);
  const ofDomain = listed.filter(isOfDomain);
  const chosen = pagesToOpen(ofDomain, home);
  const opened = await atOnce(chosen, (address) => ask(address, options), AT_ONCE);
  const pages = opened.filter(isPage).map((answer) => ({ answer, head: headOf(answer.body) }));
  const isOfBrand = (address: string) =>
    URL.canParse(address) && [domain, ...(options.others ?? [])].includes(new URL(address).hostname);
  const inLanguages = [...new Set(pages.flatMap(({ head }) => [...head.alternates.values()]))]
    .filter((address) => isOfBrand(address) && !chosen.includes(address))
    .slice(0, MOST_LANGUAGES);
  const [somePath = '/'] = ofDomain
    .map((address) => new URL(address).pathname)
    .filter((path) => path !== '/');
  const plainPath = `${somePath}?from=doctor`;
  const { files, shared } = headOf(bodyOf(home));
  const ofOthers = shared.filter(
    (file) => URL.canParse(file, origin) && new URL(file, origin).origin !== origin,
  );
  const ownFiles = files
    .filter((file) => URL.canParse(file, origin) && new URL(file, origin).origin === origin)
    .slice(0, MOST_FILES);
  return {
    ...{
      domain,
      at: new Date(),
      addresses,
      handshakes,
      oldVersions,
      isDetour: options.detours?.[443] !== undefined,
    },
    ...{ plainPath, plain: await ask(`http://${domain}${plainPath}`, options) },
    ...{ home, robots, sitemap, sitemaps, missing, missingAsset, pages },
    listed: [...named, ...listed],
    dead: opened.filter((answer) => !isPage(answer)),
    slashed: somePath === '/' ? undefined : await get(`${somePath}/`),
    files: await atOnce(ownFiles, get, AT_ONCE),
    filesElsewhere: await atOnce(
      ofOthers.slice(0, MOST_FILES),
      (file) => ask(new URL(file, origin).href, options, origin),
      AT_ONCE,
    ),
    spoken: await atOnce(inLanguages, (address) => ask(address, options), AT_ONCE),
    folders: await atOnce(['/assets/', '/assets/files/'], get, AT_ONCE),
    secrets: await atOnce(PRIVATE_PATHS, get, AT_ONCE),
    others: await atOnce(options.others ?? [], (other) => ask(`https://${other}/`, options), AT_ONCE),
    calls: await atOnce(options.calls ?? [], get, AT_ONCE),
  };
}

/**
 * The pages to open, spread evenly over the sitemap, which goes from language to language; and the home page in each
 * language, so that pages which should name each other are among them.
 */
export function pagesToOpen(listed: readonly string[], home: Answer | Silence): readonly string[] {
  const apart = Math.ceil(listed.length / MOST_PAGES);
  const inLanguages = new Set(isPage(home) ? headOf(home.body).alternates.values() : []);
  return listed.filter((address, index) => index % apart === 0 || inLanguages.has(address));
}

/** Reads the head of a page. */
export function headOf(html: string): Head {
  const document = parse(html);
  const elements = [...elementsIn(document)];
  const attribute = (element: DefaultTreeAdapterTypes.Element | undefined, name: string) =>
    element?.attrs.find((each) => each.name === name)?.value;
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const links = named('link').map((link) => ({
    rel: (attribute(link, 'rel') ?? '').toLowerCase(),
    href: attribute(link, 'href') ?? '',
    lang: attribute(link, 'hreflang'),
  }));
  const meta = (key: string, name: string) =>
    attribute(
      named('meta').find((element) => attribute(element, key)?.toLowerCase() === name),
      'content',
    );
  const [title] = named('title');
  const isShared = (element: DefaultTreeAdapterTypes.Element) =>
    attribute(element, 'crossorigin') !== undefined ||
    attribute(element, 'type') === 'module' ||
    attribute(element, 'rel')?.toLowerCase() === 'modulepreload';
  const text = title?.childNodes[0];
  return {
    lang: attribute(named('html')[0], 'lang'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: new Map(
      links.flatMap(({ rel, href, lang }) =>
        rel === 'alternate' && lang !== undefined ? [[lang, href]] : [],
      ),
    ),
    title: text && 'value' in text ? text.value.trim() : '',
    description: meta('name', 'description'),
    robots: meta('name', 'robots'),
    scripts: named('script')
      .filter((script) => !attribute(script, 'integrity'))
      .flatMap((script) => attribute(script, 'src') ?? []),
    policy: meta('http-equiv', 'content-security-policy'),
    files: [
      ...named('script').flatMap((script) => attribute(script, 'src') ?? []),
      ...links
        .filter(({ rel }) => ['stylesheet', 'modulepreload', 'preload', 'icon'].includes(rel))
        .map(({ href }) => href),
    ].filter((file) => file !== '' && !file.startsWith('data:')),
    shared: [...named('script'), ...named('link')]
      .filter(isShared)
      .flatMap((element) => attribute(element, 'src') ?? attribute(element, 'href') ?? []),
  };
}

function* elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Generator<DefaultTreeAdapterTypes.Element> {
  for (const child of node.childNodes)
    if ('tagName' in child) {
      yield child;
      yield* elementsIn(child);
    }
}

function isPage(answer: Answer | Silence): answer is Answer {
  return (
    !isSilence(answer) && answer.status === 200 && /^text\/html\b/i.test(answer.headers['content-type'] ?? '')
  );
}

/** The addresses that a sitemap, or an index of sitemaps, names. */
function addressesIn(sitemap: Answer | Silence): string[] {
  return [...bodyOf(sitemap).matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

function bodyOf(answer: Answer | Silence | undefined): string {
  return answer && !isSilence(answer) && answer.status === 200 ? answer.body : '';
}
