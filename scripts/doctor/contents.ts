import { bareType, type Check, error, isAnswer, targetOf, typeOf, warning } from './finding.ts';
import { headOf, type Page } from './look.ts';
import { type Answer, isSilence, type Silence } from './stranger.ts';

export const contents: Check = ({ home, files }) => {
  const answers = [home, ...files].filter(isAnswer);
  const broken = [
    ...answers.filter(({ status }) => status !== 200),
    ...files.filter(isSilence).map(({ url, silence }) => ({ url, status: silence })),
  ].map(({ url, status }) =>
    error(
      'file-missing',
      `${url} answers ${status}, and the home page needs it.`,
      'Publish the whole bundle: livery publish <brand> --to <place>',
    ),
  );
  const mistyped = answers.flatMap((answer) => {
    const [needed = ''] = typeOf(answer.url).split(';');
    const isOther =
      answer.status === 200 && needed !== 'application/octet-stream' && bareType(answer) !== needed;
    const isAlias = needed === 'text/javascript' && bareType(answer) === 'application/javascript';
    const isIcon = needed === 'image/x-icon' && bareType(answer) === 'image/vnd.microsoft.icon';
    return isOther && !isAlias && !isIcon
      ? [
          error(
            'content-type',
            `${answer.url} comes as ${bareType(answer) || 'nothing'}, and browsers take ${needed} alone.`,
            'include /etc/nginx/mime.types; inside of http',
          ),
        ]
      : [];
  });
  const lettered = isAnswer(home)
    ? /charset\s*=\s*"?([^";\s]+)/i.exec(home.headers['content-type'] ?? '')?.[1]
    : undefined;
  return [
    isSilence(home)
      ? error(
          'home-silent',
          `${home.url} does not answer (${home.silence}).`,
          'See the error log of the server, and whether server_name has the domain.',
        )
      : undefined,
    ...broken,
    ...mistyped,
    lettered !== undefined && lettered.toLowerCase() !== 'utf-8'
      ? error('charset', `The home page comes as ${lettered}, and is UTF-8.`, 'charset utf-8;')
      : undefined,
  ];
};

export const nowhere: Check = ({ home, missing, slashed, domain }) => {
  // A page of the brand has a policy of its own; a server's own page is HTML, too. Where no page has one, that is told.
  const isOfBrand = (answer: Answer) => headOf(answer.body).policy !== undefined;
  const slash = slashed && isAnswer(slashed) ? slashed : undefined;
  const target = slash && targetOf(slash);
  const path = slash && new URL(slash.url).pathname;
  const isLed = slash && [301, 308].includes(slash.status) && target?.pathname === path?.slice(0, -1);
  const isHere = target?.hostname === domain && target.protocol === 'https:' && target.port === '';
  const rule =
    'location ~ "^(?<page>(/[A-Za-z0-9._~-]+)+)/$" { absolute_redirect off; return 301 $page$is_args$args; }';
  return [
    isSilence(missing) || missing.status === 404
      ? undefined
      : error(
          'soft-404',
          `${missing.url} answers ${missing.status}, and there is no such page: search engines list what is not there.`,
          'try_files $uri $uri.html $uri/index.html =404; and error_page 404 /404.html;',
        ),
    isAnswer(missing) && missing.status === 404 && !isOfBrand(missing) && isAnswer(home) && isOfBrand(home)
      ? error('bare-404', `${missing.url} answers without the brand's own page.`, 'error_page 404 /404.html;')
      : undefined,
    slash && !isLed && slash.status !== 200
      ? error(
          'slash',
          `${slash.url} answers ${slash.status}: people write addresses with a slash at the end.`,
          rule,
        )
      : undefined,
    slash && slash.status === 200
      ? warning(
          'slash-twice',
          `${slash.url} shows a page that has an address without the slash: search engines see it twice.`,
          rule,
        )
      : undefined,
    isLed && !isHere
      ? error(
          'slash-elsewhere',
          `${slash.url} leads to ${target?.href}, which is not where visitors are.`,
          'absolute_redirect off;',
        )
      : undefined,
  ];
};

export const crawlers: Check = (seen, { canonical = seen.domain, hosts = [] }) => {
  const { domain, robots, sitemap, sitemaps, listed, dead, pages } = seen;
  const rules =
    isAnswer(robots) && robots.status === 200 && bareType(robots) === 'text/plain' ? robots.body : undefined;
  const isClosed =
    rules !== undefined &&
    /^user-agent:\s*\*[^\S\n]*\r?\n(?:(?!user-agent:).*\n)*?disallow:\s*\/\s*$/im.test(rules);
  const namedMap = rules === undefined ? undefined : /^sitemap:\s*(\S+)/im.exec(rules)?.[1];
  const isOfBrand = (address: string) =>
    URL.canParse(address) && [canonical, ...hosts].includes(new URL(address).host);
  const other = listed.find((address) => !isOfBrand(address));
  const isMap = (map: Answer | Silence) =>
    isAnswer(map) && map.status === 200 && /\bxml$/.test(bareType(map));
  const broken = [sitemap, ...sitemaps].filter((map) => !isMap(map));
  const hidden = pages.find(({ answer, head }) =>
    /\bnoindex\b/i.test(`${answer.headers['x-robots-tag'] ?? ''} ${head.robots ?? ''}`),
  );
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
    rules !== undefined && !isClosed && namedMap === undefined
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

export const languages: Check = ({ pages, domain }, { canonical = domain }) => {
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

export const secrets: Check = ({ secrets: answers, folders, missing }) => {
  // A server that answers everything with a page has another fault, and a page is no secret.
  const isOpen = (answer: Answer | Silence) =>
    isAnswer(answer) && answer.status === 200 && !(isAnswer(missing) && missing.body === answer.body);
  const open = answers.filter(isOpen);
  const listing = folders.find(isOpen);
  return [
    ...open.map(({ url }) =>
      error(
        'private-file',
        `${url} can be read by everybody.`,
        `location = ${new URL(url).pathname} { return 404; } (nginx.conf of the bundle has it)`,
      ),
    ),
    listing && error('listing', `${listing.url} lists its files.`, 'autoindex off;'),
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
    if (target)
      return [canonical, ...hosts].includes(target.hostname)
        ? undefined
        : error('domain-astray', `${host} leads to ${target.hostname}, and not to ${canonical}.`, line);
    return other.status === 200
      ? undefined
      : error('domain-broken', `${host}, which the manifest names, answers ${other.status}.`, line);
  });

export const platform: Check = ({ calls, missing }) =>
  calls.map((call) => {
    const path = new URL(call.url).pathname;
    const prefix = path.split('/').slice(0, 2).join('/');
    const line = `location ${prefix}/ { proxy_pass <origin of the platform>; }`;
    if (isSilence(call))
      return error(
        'platform-silent',
        `${call.url} does not answer (${call.silence}), so the portal shows nothing of the platform.`,
        line,
      );
    // The server in front says so with a page, too.
    if (call.status >= 500)
      return error(
        'platform-broken',
        `${call.url} answers ${call.status}: the platform does not answer behind the server.`,
        line,
      );
    const isOurs = /^text\/html\b/i.test(call.headers['content-type'] ?? '');
    if (isOurs || (isAnswer(missing) && missing.body !== '' && missing.body === call.body))
      return error(
        'platform-not-passed-on',
        `${call.url} is answered with a page of the portal: calls are not passed on to the platform.`,
        line,
      );
    return undefined;
  });

export const clock: Check = ({ home, at, domain }) => {
  const told = isAnswer(home) ? Date.parse(home.headers.date ?? '') : Number.NaN;
  const minutes = Math.round(Math.abs(told - at.getTime()) / 60_000);
  return [
    minutes > 5
      ? error(
          'clock',
          `The clock of ${domain} is ${minutes} minutes off, and seasons and countdowns follow it.`,
          'timedatectl set-ntp true',
        )
      : undefined,
  ];
};

export const release: Check = ({ home }, { release: published }) => [
  published && isAnswer(home) && home.status === 200 && !published.isHome(home.body)
    ? error(
        'other-release',
        `The home page is not the one of the release ${published.id}, which was published.`,
        'Let root lead to <place>/<brand>/current, and see that nothing in between keeps pages.',
      )
    : undefined,
];

function withHost(address: string, host: string): string {
  const url = new URL(address);
  url.host = host;
  return url.pathname === '/' ? url.origin + url.pathname : url.href;
}
