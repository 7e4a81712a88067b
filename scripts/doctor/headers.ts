import {
  ASSET_CACHE,
  FILE_HEADERS,
  PAGE_CACHE,
  SECURITY_HEADERS,
  SMALLEST_COMPRESSED,
} from '#scripts/bundle/hosting.ts';
import { isAsStrong } from '#scripts/releases/header-strength.ts';
import { isText } from '#scripts/serve/content-type.ts';
import { bareType, type Check, error, isAnswer, typeOf, warning } from './finding.ts';
import { directivesOf, type Policy } from './observatory.ts';
import { type Answer, isSilence, type Silence } from './stranger.ts';

/** The shortest max-age that counts, in seconds: half a year, as Mozilla Observatory has it. */
const LEAST_HSTS = 15_768_000;

export const transport: Check = ({ home, pages, files }, { hsts }) => {
  if (isSilence(home)) return [];
  const needed = hsts ?? `max-age=${LEAST_HSTS}`;
  const answers = [home, ...pages.map(({ answer }) => answer), ...files.filter(isAnswer)];
  const without = answers.filter(({ headers }) => headers['strict-transport-security'] === undefined);
  const write = `Say so in the manifest, "hosting": { "hsts": { "maxAge": 31536000 } }, or write: add_header Strict-Transport-Security "${hsts ?? 'max-age=31536000'}" always;`;
  if (without.length === answers.length)
    return [
      (hsts === undefined ? warning : error)(
        'hsts-missing',
        'No answer has the header Strict-Transport-Security, so that a first link with http can be led astray.',
        write,
      ),
    ];
  const weak = answers.find(({ headers }) => {
    const sent = headers['strict-transport-security'];
    return sent !== undefined && !isAsStrong('Strict-Transport-Security', sent, needed);
  });
  return [
    without[0] &&
      error(
        'hsts-partial',
        `${without[0].url} comes without Strict-Transport-Security, and ${answers.length - without.length} of ${answers.length} answers have it: an add_header in a location takes the outer ones away.`,
        write,
      ),
    weak &&
      error(
        'hsts-weak',
        `${weak.url} comes with Strict-Transport-Security: ${weak.headers['strict-transport-security']}, which is less than ${needed}.`,
        write,
      ),
  ];
};

export const securityHeaders: Check = ({ home, pages, files, missing }) => {
  const answers = [home, missing, ...pages.slice(0, 5).map(({ answer }) => answer), ...files].filter(
    isAnswer,
  );
  return Object.keys(SECURITY_HEADERS).map((name) => {
    const wrong = answers.flatMap((answer) => {
      const isFile = new URL(answer.url).pathname.startsWith('/assets/files/');
      const value = (isFile ? FILE_HEADERS : SECURITY_HEADERS)[name] ?? '';
      const sent = answer.headers[name.toLowerCase()];
      return sent === undefined || !isAsStrong(name, sent, value) ? [{ answer, sent, value }] : [];
    });
    const [first] = wrong;
    if (!first) return undefined;
    const { answer, sent, value } = first;
    const how = sent === undefined ? `without ${name}` : `with ${name}: ${sent}`;
    return error(
      `header-${name.toLowerCase()}`,
      `${answer.url} comes ${how}${wrong.length > 1 ? `, and ${wrong.length - 1} more do` : ''}. It has to be: ${value}.`,
      `include <bundle>/nginx.conf; or write: add_header ${name} "${value}" always;`,
    );
  });
};

export const pagePolicy: Check = ({ pages }) => {
  const [bare] = pages.filter(({ head }) => head.policy === undefined);
  const [narrowed] = pages.flatMap(({ answer, head }) => {
    const sent = answer.headers['content-security-policy'] ?? '';
    const source = refusedBy(directivesOf(sent), directivesOf(head.policy ?? ''));
    return source === undefined ? [] : [{ answer, sent, source }];
  });
  return [
    narrowed &&
      error(
        'policy-narrowed',
        `${narrowed.answer.url} comes with Content-Security-Policy: ${narrowed.sent}. Browsers hold to it beside the page's own, and it refuses ${narrowed.source}, which the page needs.`,
        `add_header Content-Security-Policy "${SECURITY_HEADERS['Content-Security-Policy']}" always;`,
      ),
    bare &&
      error(
        'policy-missing',
        `${bare.answer.url} has no content security policy of its own: something between the bundle and visitors has rewritten the page.`,
        'Serve the files as they were built, without a filter that changes HTML.',
      ),
  ];
};

/** Returns what a server's policy refuses of that which the policy of a page allows, such as `img-src data:`. */
function refusedBy(policy: Policy, ofPage: Policy): string | undefined {
  for (const [name, sources] of ofPage) {
    const allowed = name.endsWith('-src') ? (policy.get(name) ?? policy.get('default-src')) : undefined;
    const refused = sources.find((source) => source !== "'none'" && !allowed?.includes(source));
    if (allowed && !allowed.includes('*') && refused !== undefined) return `${name} ${refused}`;
  }
  return undefined;
}

export const talkative: Check = ({ home, missing, pages, files }) => {
  const answers = [home, missing, ...pages.map(({ answer }) => answer)].filter(isAnswer);
  const versioned = answers.find(({ headers }) => /\d/.test(headers.server ?? ''));
  const powered = answers.find(({ headers }) => headers['x-powered-by'] !== undefined);
  const shared = answers.find(({ headers }) => headers['access-control-allow-origin'] !== undefined);
  const cookie = [...answers, ...files.filter(isAnswer)].find(
    ({ headers }) => headers['set-cookie'] !== undefined,
  );
  return [
    versioned &&
      warning(
        'server-version',
        `${versioned.url} tells the version of its server (${versioned.headers.server}).`,
        'server_tokens off;',
      ),
    powered &&
      warning(
        'powered-by',
        `${powered.url} tells what it runs on (X-Powered-By: ${powered.headers['x-powered-by']}).`,
        'proxy_hide_header X-Powered-By;',
      ),
    shared &&
      error(
        'open-to-others',
        `${shared.url} lets pages of ${shared.headers['access-control-allow-origin']} read it.`,
        'Take add_header Access-Control-Allow-Origin away.',
      ),
    cookie &&
      error(
        'page-cookie',
        `${cookie.url} sets a cookie. Pages and files are the same for everybody, so it is of something in between, and keeps them out of caches.`,
        'proxy_hide_header Set-Cookie; for pages, or switch stickiness of the balancer off.',
      ),
  ];
};

/** Headers of the request by which an answer differs for nearly every visitor. */
const VARYING = ['*', 'cookie', 'user-agent'];

export const sharing: Check = ({ domain, home, missing, pages, files, filesElsewhere }) => {
  const shown = [home, missing, ...pages.map(({ answer }) => answer)].filter(isAnswer);
  const embedder = shown.find(
    ({ headers }) => !/^unsafe-none\b/i.test(headers['cross-origin-embedder-policy'] ?? 'unsafe-none'),
  );
  const varying = [...shown, ...files.filter(isAnswer)].flatMap(({ url, headers }) => {
    const names = (headers.vary ?? '').toLowerCase().split(/\s*,\s*/);
    const name = names.find((each) => VARYING.includes(each));
    return name === undefined ? [] : [{ url, sent: headers.vary }];
  })[0];
  const origin = `https://${domain}`;
  const closed = filesElsewhere
    .filter(isAnswer)
    .find(({ headers }) => !['*', origin].includes(headers['access-control-allow-origin'] ?? ''));
  const sent = closed?.headers['access-control-allow-origin'];
  return [
    embedder &&
      error(
        'embedder-policy',
        `${embedder.url} comes with Cross-Origin-Embedder-Policy: ${embedder.headers['cross-origin-embedder-policy']}: browsers show no game and no picture of another origin that does not ask for it.`,
        'Take add_header Cross-Origin-Embedder-Policy away.',
      ),
    varying &&
      error(
        'vary-wide',
        `${varying.url} comes with Vary: ${varying.sent}. Pages and files are the same for everybody, and caches keep none of them then.`,
        'Write gzip_vary on; alone, and take add_header Vary away; behind a proxy: proxy_hide_header Vary;',
      ),
    closed &&
      error(
        'cors',
        `${closed.url} comes ${sent === undefined ? 'without Access-Control-Allow-Origin' : `with Access-Control-Allow-Origin: ${sent}`}, and pages of ${origin} need it: browsers refuse the file.`,
        `add_header Access-Control-Allow-Origin "${origin}" always;`,
      ),
  ];
};

export const compression: Check = ({ home, pages, files }) => {
  const answers = [home, ...pages.map(({ answer }) => answer), ...files]
    .filter(isAnswer)
    .filter(({ status }) => status === 200);
  const texts = answers.filter(({ url, size }) => isText(typeOf(url)) && size >= SMALLEST_COMPRESSED);
  const loose = texts.filter(
    ({ headers }) => !['br', 'gzip', 'zstd'].includes(headers['content-encoding'] ?? ''),
  );
  const byType = new Map(loose.map((answer) => [bareType(answer), answer]));
  const varying = texts.find(
    ({ headers }) =>
      headers['content-encoding'] !== undefined && !/\baccept-encoding\b|\*/i.test(headers.vary ?? ''),
  );
  return [
    ...[...byType].map(([type, { url, size }]) =>
      error(
        'uncompressed',
        `${url} comes uncompressed, with ${size} bytes: about four times as many as needed.`,
        `gzip on; gzip_types ${type}; (text/html is always among them)`,
      ),
    ),
    varying &&
      error(
        'no-vary',
        `${varying.url} comes compressed without Vary: Accept-Encoding: a cache in between gives it to who cannot read it.`,
        'gzip_vary on;',
      ),
  ];
};

export const caching: Check = ({ home, pages, files, missingAsset }) => {
  const wrong = (answers: readonly (Answer | Silence)[], needed: string) =>
    answers
      .filter(isAnswer)
      .find(
        ({ status, headers }) =>
          status === 200 && !isAsStrong('Cache-Control', headers['cache-control'] ?? '', needed),
      );
  const page = wrong([home, ...pages.map(({ answer }) => answer)], PAGE_CACHE);
  const file = wrong(
    files.filter(({ url }) => new URL(url).pathname.startsWith('/assets/')),
    ASSET_CACHE,
  );
  const told = ({ headers }: Answer) =>
    headers['cache-control'] === undefined
      ? 'without Cache-Control'
      : `with Cache-Control: ${headers['cache-control']}`;
  const kept =
    isAnswer(missingAsset) &&
    missingAsset.status >= 400 &&
    isAsStrong('Cache-Control', missingAsset.headers['cache-control'] ?? '', ASSET_CACHE);
  const age = isAnswer(home) ? Number(home.headers.age ?? 0) : 0;
  return [
    page &&
      error(
        'page-cache',
        `${page.url} comes ${told(page)}: visitors keep a release that was taken back.`,
        `location / { add_header Cache-Control "${PAGE_CACHE}" always; }`,
      ),
    file &&
      error(
        'asset-cache',
        `${file.url} comes ${told(file)}: visitors load again what cannot change.`,
        `location /assets/ { add_header Cache-Control "${ASSET_CACHE}" always; }`,
      ),
    kept
      ? warning(
          'missing-kept',
          'A file of /assets/ that is not there may be kept for a year as an error: a release that comes a moment later stays broken for who was early.',
          'Take always away from Cache-Control in location /assets/, or answer errors with: error_page 404 /404.html;',
        )
      : undefined,
    age > 300
      ? error(
          'page-old',
          `The home page comes out of a cache in between, ${age} seconds old.`,
          'Let the cache hold to Cache-Control: no-cache, and empty it once.',
        )
      : undefined,
  ];
};
