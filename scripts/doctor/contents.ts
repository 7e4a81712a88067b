import { bareType, type Check, error, isAnswer, targetOf, typeOf, warning } from './finding.ts';
import { headOf } from './look.ts';
import { type Answer, isSilence, type Silence } from './stranger.ts';

/** The home page that leads elsewhere, where it does: nothing else of the domain can be told then. */
export const leading: Check = ({ home, domain }) => {
  const target = isSilence(home) ? undefined : targetOf(home);
  if (target === undefined || isSilence(home)) return [];
  const isCircle = target.href === home.url;
  return [
    error(
      'home-leads-on',
      isCircle
        ? `${home.url} leads to itself, so that no browser gets there.`
        : `${home.url} leads to ${target.href}, and the home page has to stand where visitors look for it.`,
      isCircle || target.hostname === domain
        ? 'Take the redirect out of the server block of port 443. A server in front of it has to ask by HTTPS, too.'
        : `Look at the other host: livery doctor ${target.hostname}; or take the redirect away.`,
    ),
  ];
};

export const contents: Check = ({ home, pages, files }) => {
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
  const [saved] = [home, ...pages.map(({ answer }) => answer)]
    .filter(isAnswer)
    .filter(({ headers }) => /^\s*attachment\b/i.test(headers['content-disposition'] ?? ''));
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
    saved &&
      error(
        'attachment',
        `${saved.url} comes with Content-Disposition: ${saved.headers['content-disposition']}: browsers save the page to the disk in place of showing it.`,
        'Take add_header Content-Disposition away; behind a proxy: proxy_hide_header Content-Disposition;',
      ),
    lettered !== undefined && lettered.toLowerCase() !== 'utf-8'
      ? error('charset', `The home page comes as ${lettered}, and is UTF-8.`, 'charset utf-8;')
      : undefined,
  ];
};

export const nowhere: Check = ({ home, missing, missingAsset, slashed, domain }) => {
  // A page of the brand has a policy of its own; a server's own page is HTML, too. Where no page has one, that is told.
  const isOfBrand = (answer: Answer) => headOf(answer.body).policy !== undefined;
  const slash = slashed && isAnswer(slashed) ? slashed : undefined;
  const target = slash && targetOf(slash);
  const path = slash && new URL(slash.url).pathname;
  const isLed = slash && [301, 308].includes(slash.status) && target?.pathname === path?.slice(0, -1);
  const isHere = target?.hostname === domain && target.protocol === 'https:' && target.port === '';
  const broken = (id: string, { url, status }: Answer, kind: string) =>
    error(
      id,
      `${url} answers ${status}, and there is no such ${kind}: the server fails in place of saying so, and crawlers and caches come back for it.`,
      `See the error log of the server; location ${kind === 'file' ? '/assets/ { try_files $uri' : '/ { try_files $uri $uri.html $uri/index.html'} =404; } must not lead back to itself`,
    );
  const rule =
    'location ~ "^(?<page>(/[A-Za-z0-9._~-]+)+)/$" { absolute_redirect off; return 301 $page$is_args$args; }';
  return [
    isAnswer(missing) && missing.status >= 500 ? broken('missing-page-broken', missing, 'page') : undefined,
    isAnswer(missingAsset) && missingAsset.status >= 500
      ? broken('missing-file-broken', missingAsset, 'file')
      : undefined,
    isSilence(missing) || missing.status === 404 || missing.status >= 500
      ? undefined
      : error(
          'soft-404',
          `${missing.url} answers ${missing.status}, and there is no such page: search engines list what is not there.`,
          'try_files $uri $uri.html $uri/index.html =404; and error_page 404 /404.html;',
        ),
    isAnswer(missingAsset) && missingAsset.status < 400
      ? error(
          'soft-404-file',
          `${missingAsset.url} answers ${missingAsset.status}, and there is no such file: a page of the release before gets a page for a script, and stops.`,
          'location /assets/ { try_files $uri =404; }',
        )
      : undefined,
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
    // A server's redirect has a page of its own.
    const target = targetOf(call);
    if (target)
      return error(
        'platform-leads-on',
        `${call.url} leads to ${target.href}: what a call sends is lost on the way, and browsers refuse answers of other origins.`,
        `location ${prefix}/ { proxy_pass ${target.origin === new URL(call.url).origin ? '<origin of the platform>' : target.origin}; } with the address that answers by itself`,
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
