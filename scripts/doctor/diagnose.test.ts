import { expect, it } from 'vitest';
import { ASSET_CACHE, FILE_HEADERS, PAGE_CACHE, SECURITY_HEADERS } from '#scripts/bundle/hosting.ts';
import { diagnose } from './diagnose.ts';
import type { Expectations } from './finding.ts';
import { headOf, type Observations, pagesToOpen } from './look.ts';
import type { Answer, Silence } from './stranger.ts';

const HSTS = 'max-age=31536000';
const small = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const HEADERS = { ...small(SECURITY_HEADERS), 'strict-transport-security': HSTS };
const PAGE = {
  ...HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'gzip',
  'cache-control': PAGE_CACHE,
  vary: 'Accept-Encoding',
};
const SCRIPT = { ...PAGE, 'content-type': 'text/javascript', 'cache-control': ASSET_CACHE };

const LANGUAGES =
  '<link rel="alternate" hreflang="en" href="https://red.example/help"><link rel="alternate" hreflang="vi" href="https://red.example/vi/help">';
const html = (path: string, lang: string, more = '') =>
  `<!doctype html><html lang="${lang}"><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>Red</title><link rel="canonical" href="https://red.example${path}">${path.endsWith('/help') ? LANGUAGES : ''}${more}</head><body></body></html>`;

const answer = (
  path: string,
  headers: Readonly<Record<string, string>>,
  body = '',
  status = 200,
): Answer => ({
  ...{
    url: `https://red.example${path}`,
    status,
    headers,
    body,
    size: body === '' ? 5000 : body.length + 2000,
  },
});
const page = (path: string, lang = 'en', more = '') => {
  const text = html(path, lang, more);
  return { answer: answer(path, PAGE, text), head: headOf(text) };
};
const silence: Silence = { url: 'https://red.example/', silence: 'ECONNREFUSED' };
const redirect = (url: string, location: string, status = 301): Answer => ({
  ...{ url, status, headers: { location }, body: '', size: 0 },
});

const DAY = 86_400_000;
const NOW = new Date('2026-11-30T12:00:00Z');
const certificate = {
  from: new Date(NOW.getTime() - 10 * DAY),
  until: new Date(NOW.getTime() + 60 * DAY),
  names: ['red.example'],
};
const missing = answer('/there-is-no-such-page', PAGE, html('/there-is-no-such-page', 'en'), 404);

/** A domain at which nothing is wrong. */
const sound: Observations = {
  domain: 'red.example',
  at: NOW,
  addresses: ['203.0.113.7'],
  handshakes: [{ address: '203.0.113.7', certificate, alpn: 'h2' }],
  oldVersions: [],
  isDetour: false,
  plain: redirect('http://red.example/help?from=doctor', 'https://red.example/help?from=doctor'),
  plainPath: '/help?from=doctor',
  home: { ...page('/').answer, headers: { ...PAGE, date: NOW.toUTCString() } },
  pages: [page('/'), page('/help'), page('/vi/help', 'vi')],
  spoken: [],
  filesElsewhere: [],
  dead: [],
  slashed: redirect('https://red.example/help/', '/help'),
  missing,
  missingAsset: answer('/assets/there-is-no-such-file.js', PAGE, '', 404),
  robots: answer(
    '/robots.txt',
    { 'content-type': 'text/plain' },
    'User-agent: *\nAllow: /\nSitemap: https://red.example/sitemap.xml\n',
  ),
  sitemap: answer('/sitemap.xml', { 'content-type': 'application/xml' }, '<sitemapindex/>'),
  sitemaps: [answer('/sitemap-en.xml', { 'content-type': 'application/xml' }, '<urlset/>')],
  listed: ['https://red.example/', 'https://red.example/help', 'https://red.example/vi/help'],
  files: [
    answer('/assets/a.js', SCRIPT),
    answer('/assets/files/a.svg', { ...SCRIPT, ...small(FILE_HEADERS), 'content-type': 'image/svg+xml' }),
  ],
  folders: [{ ...missing, url: 'https://red.example/assets/' }],
  secrets: [{ ...missing, url: 'https://red.example/nginx.conf' }],
  others: [redirect('https://www.red.example/', 'https://red.example/')],
  calls: [answer('/wps/', { 'content-type': 'application/json' }, '{}', 404)],
};

const robots = (text: string): Partial<Observations> => ({
  robots: answer('/robots.txt', { 'content-type': 'text/plain' }, text),
});
const MAP = 'Sitemap: https://red.example/sitemap.xml\n';
/** A second address of the domain, at which another server answers. */
const beside = (change: object, alpn = 'h2'): Partial<Observations> => ({
  handshakes: [
    ...sound.handshakes,
    { address: '2001:db8::7', certificate: { ...certificate, ...change }, alpn },
  ],
});
const helpWith = (alternates: Readonly<Record<string, string>>): Partial<Observations> => {
  const { answer: reply, head } = page('/help');
  return { pages: [{ answer: reply, head: { ...head, alternates: new Map(Object.entries(alternates)) } }] };
};

/** A file of the portal at an origin of its own. */
const elsewhere = (headers: Readonly<Record<string, string>>): Answer => ({
  ...answer('/assets/a.js', { ...SCRIPT, ...headers }),
  url: 'https://files.red.example/assets/a.js',
});

const idsOf = (seen: Observations, expected: Expectations = {}) =>
  diagnose(seen, expected).map(({ id }) => id);
const homeWith = (headers: Readonly<Record<string, string>>): Partial<Observations> => ({
  home: { ...(sound.home as Answer), headers: { ...(sound.home as Answer).headers, ...headers } },
});
const without = (name: string, headers: Readonly<Record<string, string>>) => {
  const { [name]: _, ...others } = headers;
  return others;
};
const handshake = (change: object): Partial<Observations> => ({
  handshakes: [{ address: '203.0.113.7', certificate: { ...certificate, ...change }, alpn: 'h2' }],
});

it('nothing is found at a domain at which all is right', () => {
  expect(
    diagnose(sound, { hsts: HSTS, canonical: 'red.example', release: { id: 'r1', isHome: () => true } }),
  ).toEqual([]);
});

it.each<[id: string, fault: Partial<Observations>]>([
  ['no-address', { addresses: { url: 'red.example', silence: 'ENOTFOUND' } }],
  ['private-address', { addresses: ['192.168.3.4'] }],
  ['private-address', { addresses: ['fd00::7'] }],
  ['no-https', { handshakes: [{ address: '203.0.113.7', silence: 'ECONNREFUSED' }] }],
  ['address-silent', { handshakes: [...sound.handshakes, { address: '2001:db8::7', silence: 'ETIMEDOUT' }] }],
  ['certificate-expired', handshake({ until: new Date(NOW.getTime() - DAY), distrust: 'CERT_HAS_EXPIRED' })],
  ['certificate-soon', handshake({ until: new Date(NOW.getTime() + 9 * DAY) })],
  ['certificate-early', handshake({ from: new Date(NOW.getTime() + DAY), distrust: 'CERT_NOT_YET_VALID' })],
  [
    'certificate-name',
    handshake({ names: ['blue.example', '*.red.example'], distrust: 'ERR_TLS_CERT_ALTNAME_INVALID' }),
  ],
  ['certificate-distrusted', handshake({ distrust: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' })],
  ['old-tls', { oldVersions: [{ address: '203.0.113.7', version: 'TLSv1.1' }] }],
  ['no-http2', { handshakes: [{ address: '203.0.113.7', certificate, alpn: 'http/1.1' }] }],
  ['http-silent', { plain: { ...silence, url: 'http://red.example/' } }],
  ['http-open', { plain: answer('/', PAGE) }],
  ['http-stays', { plain: redirect('http://red.example/', 'http://red.example/home') }],
  ['http-elsewhere', { plain: redirect('http://red.example/', 'https://www.red.example/help?from=doctor') }],
  ['http-temporary', { plain: redirect('http://red.example/', 'https://red.example/help?from=doctor', 302) }],
  ['http-path', { plain: redirect('http://red.example/help', 'https://red.example/') }],
  ['home-silent', { home: silence }],
  ['file-missing', { files: [answer('/assets/a.js', SCRIPT, '', 404)] }],
  ['file-missing', { files: [{ url: 'https://red.example/assets/a.js', silence: 'ECONNRESET' }] }],
  ['content-type', { files: [answer('/assets/a.css', { ...SCRIPT, 'content-type': 'text/plain' })] }],
  ['charset', homeWith({ 'content-type': 'text/html; charset=iso-8859-1' })],
  ['hsts-partial', { files: [answer('/assets/a.js', without('strict-transport-security', SCRIPT))] }],
  ['hsts-weak', homeWith({ 'strict-transport-security': 'max-age=300' })],
  ...Object.keys(SECURITY_HEADERS).map((name): [string, Partial<Observations>] => [
    `header-${name.toLowerCase()}`,
    { missing: { ...missing, headers: without(name.toLowerCase(), PAGE) } },
  ]),
  ['header-content-security-policy', homeWith({ 'content-security-policy': 'frame-ancestors *' })],
  [
    'policy-missing',
    {
      pages: [
        ...sound.pages,
        { answer: answer('/rng', PAGE), head: { ...headOf(html('/rng', 'en')), policy: undefined } },
      ],
    },
  ],
  ['server-version', homeWith({ server: 'nginx/1.22.1' })],
  ['powered-by', homeWith({ 'x-powered-by': 'PHP/8.1' })],
  ['open-to-others', homeWith({ 'access-control-allow-origin': '*' })],
  ['page-cookie', homeWith({ 'set-cookie': 'LB=1' })],
  ['private-file', { secrets: [answer('/.env', { 'content-type': 'text/plain' }, 'KEY=1')] }],
  ['listing', { folders: [answer('/assets/', PAGE, '<h1>Index of /assets/</h1>')] }],
  ['uncompressed', { files: [answer('/assets/a.js', without('content-encoding', SCRIPT))] }],
  ['no-vary', { files: [answer('/assets/a.js', without('vary', SCRIPT))] }],
  ['page-cache', homeWith({ 'cache-control': 'public, max-age=600' })],
  ['asset-cache', { files: [answer('/assets/a.js', { ...SCRIPT, 'cache-control': 'max-age=600' })] }],
  [
    'missing-kept',
    { missingAsset: answer('/assets/x.js', { ...PAGE, 'cache-control': ASSET_CACHE }, '', 404) },
  ],
  ['page-old', homeWith({ age: '86400' })],
  ['soft-404', { missing: { ...missing, status: 200 } }],
  ['bare-404', { missing: { ...missing, body: '<h1>404 Not Found</h1>' } }],
  ['slash', { slashed: { ...missing, url: 'https://red.example/help/' } }],
  ['slash-twice', { slashed: answer('/help/', PAGE, html('/help', 'en')) }],
  ['slash-elsewhere', { slashed: redirect('https://red.example/help/', 'http://red.example:8080/help') }],
  ['no-robots', { robots: { ...missing, url: 'https://red.example/robots.txt' } }],
  [
    'robots-closed',
    { robots: answer('/robots.txt', { 'content-type': 'text/plain' }, 'User-agent: *\nDisallow: /\n') },
  ],
  [
    'robots-map',
    { robots: answer('/robots.txt', { 'content-type': 'text/plain' }, 'User-agent: *\nDisallow: /wps\n') },
  ],
  ['no-sitemap', { sitemaps: [{ ...missing, url: 'https://red.example/sitemap-vi.xml' }] }],
  ['no-sitemap', { sitemap: { ...missing, url: 'https://red.example/sitemap.xml' } }],
  ['sitemap-host', { listed: ['https://old.example/'] }],
  ['sitemap-dead', { dead: [answer('/gone', PAGE, '', 404)] }],
  ['hidden', { pages: [...sound.pages, page('/rng', 'en', '<meta name="robots" content="noindex">')] }],
  ['canonical', { pages: [...sound.pages, { ...page('/rng'), answer: answer('/live', PAGE) }] }],
  [
    'no-canonical',
    {
      pages: [
        ...sound.pages,
        { answer: answer('/rng', PAGE), head: { ...headOf(html('/rng', 'en')), canonical: undefined } },
      ],
    },
  ],
  [
    'hreflang',
    {
      pages: [
        page('/help'),
        { ...page('/vi/help', 'vi'), head: { ...page('/vi/help', 'vi').head, alternates: new Map() } },
      ],
    },
  ],
  ['no-language', { pages: [...sound.pages, page('/rng', '')] }],
  ['language', { pages: [page('/vi/help', 'en')] }],
  [
    'no-title',
    {
      pages: [
        ...sound.pages,
        { answer: answer('/rng', PAGE), head: { ...headOf(html('/rng', 'en')), title: '' } },
      ],
    },
  ],
  ['domain-silent', { others: [{ url: 'https://www.red.example/', silence: 'ENOTFOUND' }] }],
  ['domain-astray', { others: [redirect('https://www.red.example/', 'https://blue.example/')] }],
  ['domain-broken', { others: [{ ...missing, url: 'https://www.red.example/' }] }],
  ['platform-silent', { calls: [{ url: 'https://red.example/wps/', silence: 'ECONNRESET' }] }],
  ['platform-not-passed-on', { calls: [{ ...missing, url: 'https://red.example/wps/' }] }],
  ['platform-broken', { calls: [answer('/wps/', { 'content-type': 'text/html' }, '<h1>502</h1>', 502)] }],
  ['private-address', { addresses: ['0.0.0.0'] }],
  ['private-address', { addresses: ['203.0.113.7', '::'] }],
  ['private-address', { addresses: ['239.1.2.3'] }],
  ['certificate-expired', beside({ until: new Date(NOW.getTime() - DAY), distrust: 'CERT_HAS_EXPIRED' })],
  ['certificate-name', beside({ names: ['blue.example'], distrust: 'ERR_TLS_CERT_ALTNAME_INVALID' })],
  ['no-http2', beside({}, 'http/1.1')],
  [
    'http-port',
    { plain: redirect('http://red.example/help?from=doctor', 'https://red.example:8443/help?from=doctor') },
  ],
  ['home-leads-on', { home: redirect('https://red.example/', 'https://red.example/') }],
  ['home-leads-on', { home: redirect('https://red.example/', 'https://www.red.example/', 302) }],
  [
    'policy-narrowed',
    {
      pages: [
        {
          answer: answer('/', {
            ...PAGE,
            'content-security-policy': "default-src 'self'; frame-ancestors 'self'",
          }),
          head: { ...page('/').head, policy: "default-src 'none'; script-src 'self' 'sha256-a'" },
        },
      ],
    },
  ],
  ['page-cookie', { files: [answer('/assets/a.js', { ...SCRIPT, 'set-cookie': 'LB=1' })] }],
  ['soft-404-file', { missingAsset: answer('/assets/x.js', PAGE, html('/', 'en')) }],
  ['soft-404-file', { missingAsset: redirect('https://red.example/assets/x.js', '/') }],
  ['robots-closed', robots(`User-agent: *\nDisallow: /*\n${MAP}`)],
  ['robots-closed', robots(`User-agent: Googlebot\nUser-agent: *\nDisallow: / # for now\n${MAP}`)],
  ['robots-page', robots(`User-agent: *\nDisallow: /assets/\n${MAP}`)],
  ['robots-page', robots(`User-agent: *\nAllow: /\nDisallow: /vi/\n${MAP}`)],
  ['robots-page', robots(`User-agent: *\nAllow: /\n\nUser-agent: Googlebot\nDisallow: /\n${MAP}`)],
  ['robots-map-host', robots('User-agent: *\nAllow: /\nSitemap: https://staging.example/sitemap.xml\n')],
  ['robots-map-host', robots('User-agent: *\nAllow: /\nSitemap: /sitemap.xml\n')],
  ['sitemap-empty', { sitemaps: [], listed: ['https://red.example/sitemap-en.xml'] }],
  ['hidden', { pages: [...sound.pages, page('/rng', 'en', '<meta name="robots" content="none">')] }],
  [
    'hidden',
    {
      pages: [
        ...sound.pages,
        { ...page('/rng'), answer: answer('/rng', { ...PAGE, 'x-robots-tag': 'googlebot: none' }) },
      ],
    },
  ],
  ['hreflang-own', helpWith({ vi: 'https://red.example/vi/help' })],
  ['hreflang-host', helpWith({ en: 'https://red.example/help', vi: 'https://staging.example/vi/help' })],
  ['domain-detour', { others: [redirect('https://www.red.example/', 'http://red.example/')] }],
  ['domain-detour', { others: [redirect('https://www.red.example/', 'https://red.example:8443/')] }],
  ['domain-temporary', { others: [redirect('https://www.red.example/', 'https://red.example/', 302)] }],
  ['embedder-policy', homeWith({ 'cross-origin-embedder-policy': 'require-corp' })],
  ['embedder-policy', homeWith({ 'cross-origin-embedder-policy': 'credentialless' })],
  ['attachment', homeWith({ 'content-disposition': 'attachment; filename="index.html"' })],
  [
    'attachment',
    {
      pages: [
        ...sound.pages,
        { ...page('/rng'), answer: answer('/rng', { ...PAGE, 'content-disposition': 'Attachment' }) },
      ],
    },
  ],
  ['vary-wide', homeWith({ vary: 'Accept-Encoding, Cookie' })],
  ['vary-wide', { files: [answer('/assets/a.js', { ...SCRIPT, vary: '*' })] }],
  ['vary-wide', { files: [answer('/assets/a.js', { ...SCRIPT, vary: 'User-Agent,accept-encoding' })] }],
  ['cors', { filesElsewhere: [elsewhere({})] }],
  ['cors', { filesElsewhere: [elsewhere({ 'access-control-allow-origin': 'https://blue.example' })] }],
  ['missing-page-broken', { missing: { ...missing, status: 500 } }],
  ['missing-file-broken', { missingAsset: answer('/assets/x.js', PAGE, '', 502) }],
  ['hreflang-dead', { spoken: [answer('/vi/help', PAGE, '', 404)], pages: [page('/help')] }],
  [
    'hreflang-dead',
    { spoken: [{ url: 'https://red.example/vi/help', silence: 'ECONNRESET' }], pages: [page('/help')] },
  ],
  [
    'hreflang-leads-on',
    { spoken: [redirect('https://red.example/vi/help', '/help')], pages: [page('/help')] },
  ],
  [
    'platform-leads-on',
    { calls: [redirect('https://red.example/wps/doctor', 'https://api.red.example/wps/doctor', 307)] },
  ],
  ['clock', homeWith({ date: new Date(NOW.getTime() + 20 * 60_000).toUTCString() })],
])('%s is found where it is, and alone', (id, fault) => {
  expect(idsOf({ ...sound, ...fault })).toEqual([id]);
});

it.each<[name: string, harmless: Partial<Observations>]>([
  [
    'rules for what no page needs',
    robots(`User-agent: *\nDisallow: /wps/\nDisallow: /*?*\nDisallow:\n${MAP}`),
  ],
  [
    'a page that is open in a closed folder',
    robots(`User-agent: *\nDisallow: /vi\nAllow: /vi/help$\n${MAP}`),
  ],
  [
    'a crawler that is kept out',
    robots(`User-agent: Greedy\nDisallow: /\n\nUser-agent: *\nAllow: /\n${MAP}`),
  ],
  ['a sitemap beside that of another host', robots(`Sitemap: https://blog.example/sitemap.xml\n${MAP}`)],
  [
    'a page whose picture may be shown in no preview',
    { pages: [page('/rng', 'en', '<meta name="robots" content="max-image-preview:none">')] },
  ],
  ['pages that may be embedded', homeWith({ 'cross-origin-embedder-policy': 'unsafe-none' })],
  ['a page that is to be shown', homeWith({ 'content-disposition': 'inline' })],
  ['caches that tell origins apart', homeWith({ vary: 'Accept-Encoding, Origin' })],
  [
    'a file of another origin for all',
    { filesElsewhere: [elsewhere({ 'access-control-allow-origin': '*' })] },
  ],
  [
    'a file of another origin for this portal',
    { filesElsewhere: [elsewhere({ 'access-control-allow-origin': 'https://red.example' })] },
  ],
  ['pages of other languages that answer', { spoken: [answer('/vi/help', PAGE)] }],
  [
    'a policy of the server that allows what the page needs',
    {
      pages: [
        {
          answer: answer('/', {
            ...PAGE,
            'content-security-policy': "script-src 'self' 'sha256-a'; frame-ancestors 'self'",
          }),
          head: { ...page('/').head, policy: "default-src 'none'; script-src 'self'" },
        },
      ],
    },
  ],
])('%s is no fault', (_name, harmless) => {
  expect(idsOf({ ...sound, ...harmless })).toEqual([]);
});

it('the address of a certificate is named where a domain has several', () => {
  const [finding] = diagnose({ ...sound, ...beside({ names: ['blue.example'] }) });
  expect(finding?.text).toBe(
    'The certificate is for blue.example, and not for red.example at 2001:db8::7: browsers refuse it.',
  );
});

it('an old version of TLS is told with the address that speaks it', () => {
  const oldVersions = [
    { address: '2001:db8::7', version: 'TLSv1' },
    { address: '2001:db8::7', version: 'TLSv1.1' },
  ];
  const [finding] = diagnose({ ...sound, ...beside({}), oldVersions });
  expect(finding).toMatchObject({
    text: 'red.example at 2001:db8::7 still speaks TLSv1 and TLSv1.1, which nobody should any more (RFC 8996).',
    remedy: 'ssl_protocols TLSv1.2 TLSv1.3;',
  });
});

it('the files of a page that browsers fetch by the rules of CORS are modules, fonts and those that ask for it', () => {
  const head = [
    '<script type="module" src="https://files.example/a.js"></script>',
    '<script src="https://files.example/early.js"></script>',
    '<link rel="modulepreload" href="/assets/b.js">',
    '<link rel="stylesheet" href="https://files.example/a.css">',
    '<link rel="preload" as="font" crossorigin href="https://files.example/a.woff2">',
  ].join('');
  expect(headOf(`<!doctype html><html lang="en"><head>${head}</head></html>`).shared).toEqual([
    'https://files.example/a.js',
    '/assets/b.js',
    'https://files.example/a.woff2',
  ]);
});

it.each<[name: string, fault: Partial<Observations>, id: string]>([
  ['no address', { addresses: { url: 'red.example', silence: 'ENOTFOUND' }, handshakes: [] }, 'no-address'],
  ['no encryption', { handshakes: [{ address: '203.0.113.7', silence: 'ECONNREFUSED' }] }, 'no-https'],
  ['no answer', {}, 'home-silent'],
])('of a domain with %s the cause alone is told', (_name, fault, id) => {
  const silent = {
    robots: silence,
    sitemap: silence,
    missing: silence,
    calls: [silence],
    pages: [],
    files: [],
  };
  expect(idsOf({ ...sound, ...silent, home: silence, ...fault })).toEqual([id]);
});

it('HSTS is advised where nobody asked for it, and missed where the manifest does', () => {
  const bare = (reply: Answer | Silence) =>
    'silence' in reply ? reply : { ...reply, headers: without('strict-transport-security', reply.headers) };
  const seen = {
    ...sound,
    home: bare(sound.home),
    files: sound.files.map(bare),
    pages: sound.pages.map((each) => ({ ...each, answer: bare(each.answer) as Answer })),
  };
  expect(diagnose(seen)).toMatchObject([{ id: 'hsts-missing', level: 'warning' }]);
  expect(diagnose(seen, { hsts: HSTS })).toMatchObject([{ id: 'hsts-missing', level: 'error' }]);
});

it('the release that was published is the one that visitors get', () => {
  expect(idsOf(sound, { release: { id: 'r1', isHome: () => false } })).toEqual(['other-release']);
});

it('the pages that are opened are of every language, and the home page is opened in each', () => {
  const languages = ['en', 'vi', 'th', 'es', 'ja'];
  const listed = languages.flatMap((code) =>
    Array.from({ length: 30 }, (_, index) => `https://red.example/${code}/${index}`),
  );
  const alternates = languages.map(
    (code) => `<link rel="alternate" hreflang="${code}" href="https://red.example/${code}/1">`,
  );
  const opened = pagesToOpen(listed, page('/', 'en', alternates.join('')).answer);
  for (const code of languages) {
    expect(opened).toContain(`https://red.example/${code}/1`);
    expect(opened.filter((address) => address.includes(`/${code}/`)).length).toBeGreaterThan(5);
  }
  expect(opened.length).toBeLessThanOrEqual(45);
  expect(pagesToOpen(listed.slice(0, 3), silence)).toEqual(listed.slice(0, 3));
});
