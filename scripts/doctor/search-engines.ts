import { bareType, type Check, error, isAnswer, targetOf, warning } from './finding.ts';
import type { Page } from './look.ts';
import { robotsRules } from './robots-rules.ts';
import { type Answer, isSilence, type Silence } from './stranger.ts';

/** The crawlers that many operators write rules for, beside those for all. */
const CRAWLERS = ['*', 'Googlebot', 'Bingbot'];

export const crawlers: Check = (seen, { canonical = seen.domain, hosts = [] }) => {
  const { domain, robots, sitemap, sitemaps, listed, dead, pages, files } = seen;
  const rules =
    isAnswer(robots) && robots.status === 200 && bareType(robots) === 'text/plain' ? robots.body : undefined;
  const needed = [...listed, ...files.map(({ url }) => url)].filter(
    (address) => URL.canParse(address) && new URL(address).hostname === domain,
  );
  const isKeptOut = robotsRules(rules ?? '');
  const isClosedFor = (crawler: string, address: string) => isKeptOut(crawler, new URL(address).pathname);
  const isClosed = isKeptOut('*', '/') && needed.every((address) => isClosedFor('*', address));
  const closed = CRAWLERS.flatMap((crawler) =>
    needed.filter((address) => isClosedFor(crawler, address)).map((address) => ({ crawler, address })),
  )[0];
  const maps = [...(rules ?? '').matchAll(/^\s*sitemap:\s*(\S+)/gim)].map(([, address = '']) => address);
  const isOfBrand = (address: string) =>
    URL.canParse(address) && [canonical, ...hosts].includes(new URL(address).host);
  const other = listed.find((address) => !isOfBrand(address));
  const isMap = (map: Answer | Silence) =>
    isAnswer(map) && map.status === 200 && /\bxml$/.test(bareType(map));
  const broken = [sitemap, ...sitemaps].filter((map) => !isMap(map));
  const hidden = pages.find(({ answer, head }) =>
    [answer.headers['x-robots-tag'], head.robots].some((told) => told !== undefined && isHiding(told)),
  );
  const isEmpty = broken.length === 0 && !listed.some((address) => !address.endsWith('.xml'));
  return [
    rules === undefined
      ? error(
          'no-robots',
          `https://${domain}/robots.txt does not answer as text: crawlers get no sitemap.`,
          'location = /robots.txt { try_files $uri =404; }',
        )
      : undefined,
    isClosed
      ? error(
          'robots-closed',
          `https://${domain}/robots.txt keeps all crawlers out of the whole portal.`,
          'Take Disallow: / away, or serve the robots.txt of the bundle.',
        )
      : undefined,
    closed && !isClosed
      ? error(
          'robots-page',
          `https://${domain}/robots.txt keeps ${closed.crawler === '*' ? 'crawlers' : closed.crawler} out of ${closed.address}, which the sitemap names or pages need.`,
          'Take that line of Disallow away, or serve the robots.txt of the bundle.',
        )
      : undefined,
    maps[0] !== undefined && !maps.some(isOfBrand)
      ? error(
          'robots-map-host',
          `https://${domain}/robots.txt names the sitemap ${maps[0]}, which is no address of ${canonical}.`,
          `Sitemap: https://${canonical}/sitemap.xml`,
        )
      : undefined,
    isEmpty
      ? error(
          'sitemap-empty',
          `The sitemap of ${domain} names no page, so that search engines find what links lead to alone.`,
          'Serve the sitemaps of the bundle: livery publish <brand> --to <place>',
        )
      : undefined,
    rules !== undefined && !isClosed && maps.length === 0
      ? warning(
          'robots-map',
          `https://${domain}/robots.txt names no sitemap.`,
          `Sitemap: https://${canonical}/sitemap.xml`,
        )
      : undefined,
    ...broken.slice(0, 3).map(({ url }) => {
      const path = new URL(url).pathname;
      return error(
        'no-sitemap',
        `https://${domain}${path} does not answer as XML.`,
        `location = ${path} { try_files $uri =404; }`,
      );
    }),
    other === undefined
      ? undefined
      : error(
          'sitemap-host',
          `The sitemap names ${other}, and the portal is ${canonical}.`,
          `Put ${domain} first in "domains" of the manifest, and build again; or look at ${canonical}.`,
        ),
    ...dead
      .slice(0, 3)
      .map((answer) =>
        error(
          'sitemap-dead',
          `${answer.url} stands in the sitemap and answers ${isSilence(answer) ? answer.silence : answer.status}.`,
          'try_files $uri $uri.html $uri/index.html =404; and publish the whole bundle',
        ),
      ),
    hidden &&
      error(
        'hidden',
        `${hidden.answer.url} tells search engines to leave it out (noindex).`,
        'Take X-Robots-Tag away: it is for previews alone.',
      ),
  ];
};

/** Tells whether a value of `robots` leaves a page out of search engines, for all crawlers or for one. */
function isHiding(robots: string): boolean {
  return /\bnoindex\b|(?:^|,)\s*(?:[\w-]*bot\s*:\s*)?none\s*(?:,|$)/i.test(robots);
}

export const languages: Check = ({ pages, spoken, domain }, { canonical = domain, hosts = [] }) => {
  const byAddress = new Map(pages.map((page) => [page.answer.url, page]));
  const first = (isWrong: (page: Page) => boolean) => pages.find(isWrong);
  const astray = first(
    ({ answer, head }) => head.canonical !== undefined && withHost(answer.url, canonical) !== head.canonical,
  );
  const nameless = first(({ head }) => head.canonical === undefined);
  const oneWay = first(({ answer, head }) =>
    [...head.alternates.values()].some((address) => {
      const other = byAddress.get(address);
      return other && ![...other.head.alternates.values()].includes(answer.url);
    }),
  );
  const unnamed = first(
    ({ answer, head }) =>
      head.alternates.size > 0 && ![...head.alternates.values()].includes(head.canonical ?? answer.url),
  );
  const elsewhere = pages
    .flatMap(({ answer, head }) => [...head.alternates.values()].map((address) => ({ answer, address })))
    .find(
      ({ address }) => !URL.canParse(address) || ![canonical, ...hosts].includes(new URL(address).hostname),
    );
  const [lost] = spoken.filter((answer) => isSilence(answer) || answer.status !== 200);
  const namer =
    lost && first(({ head }) => [...head.alternates.values()].some((address) => address === lost.url));
  const led = lost && isAnswer(lost) ? targetOf(lost) : undefined;
  const untold = first(({ head }) => !head.lang);
  const foreign = first(({ answer, head }) =>
    [...head.alternates].some(
      ([lang, address]) =>
        address === answer.url && lang !== 'x-default' && lang.toLowerCase() !== head.lang?.toLowerCase(),
    ),
  );
  const untitled = first(({ head }) => head.title === '');
  const rebuild = 'Serve the pages as they were built: livery publish <brand> --to <place>';
  return [
    nameless &&
      warning('no-canonical', `${nameless.answer.url} does not say which address is its own.`, rebuild),
    astray &&
      error(
        'canonical',
        `${astray.answer.url} calls itself ${astray.head.canonical}: search engines list that address in its place.`,
        rebuild,
      ),
    oneWay &&
      error(
        'hreflang',
        `${oneWay.answer.url} names other languages that do not name it back, so search engines pass over them.`,
        rebuild,
      ),
    unnamed && !oneWay
      ? error(
          'hreflang-own',
          `${unnamed.answer.url} names its other languages and not itself, so search engines pass over them.`,
          rebuild,
        )
      : undefined,
    elsewhere &&
      error(
        'hreflang-host',
        `${elsewhere.answer.url} names ${elsewhere.address} as another language, which is no address of ${canonical}.`,
        `Put ${domain} first in "domains" of the manifest, and build again; or look at ${canonical}.`,
      ),
    lost && namer && led
      ? error(
          'hreflang-leads-on',
          `${namer.answer.url} names ${lost.url} as another language, which leads to ${led.href}: search engines pass over languages that stand elsewhere.`,
          `Take the redirect of ${new URL(lost.url).pathname} away: the page stands in the bundle.`,
        )
      : undefined,
    lost && namer && !led
      ? error(
          'hreflang-dead',
          `${namer.answer.url} names ${lost.url} as another language, which answers ${isSilence(lost) ? lost.silence : lost.status}.`,
          'try_files $uri $uri.html $uri/index.html =404; and publish the whole bundle',
        )
      : undefined,
    untold && error('no-language', `${untold.answer.url} does not say its language.`, rebuild),
    foreign &&
      error(
        'language',
        `${foreign.answer.url} is listed in one language and says that it is ${foreign.head.lang}: a rule of the server answers another file.`,
        rebuild,
      ),
    untitled && error('no-title', `${untitled.answer.url} has no title.`, rebuild),
  ];
};

export const domains: Check = ({ others, domain }, { canonical = domain, hosts = [] }) =>
  others.map((other) => {
    const host = new URL(other.url).hostname;
    const line = `server { listen 443 ssl; server_name ${host}; return 301 https://${canonical}$request_uri; }`;
    if (isSilence(other))
      return error(
        'domain-silent',
        `${host}, which the manifest names, does not answer (${other.silence}).`,
        line,
      );
    const target = targetOf(other);
    if (target) {
      if (![canonical, ...hosts].includes(target.hostname))
        return error('domain-astray', `${host} leads to ${target.hostname}, and not to ${canonical}.`, line);
      if (target.protocol !== 'https:' || target.port !== '')
        return error(
          'domain-detour',
          `${host} leads to ${target.origin}, and the portal is https://${canonical}.`,
          line,
        );
      return [301, 308].includes(other.status)
        ? undefined
        : warning(
            'domain-temporary',
            `${host} leads to ${target.hostname} by ${other.status}, so that search engines keep both.`,
            line,
          );
    }
    return other.status === 200
      ? undefined
      : error('domain-broken', `${host}, which the manifest names, answers ${other.status}.`, line);
  });

function withHost(address: string, host: string): string {
  const url = new URL(address);
  url.host = host;
  return url.pathname === '/' ? url.origin + url.pathname : url.href;
}
