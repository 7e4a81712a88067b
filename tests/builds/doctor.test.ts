/** @module-tag matrix */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '@liveryjs/cli/setup/ensure-programs.mjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { livery } from '#tests/command/test-command.ts';
import { freePort } from '#tests/harness/programs.ts';
import { startNginx } from './serve-by-nginx.ts';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';

let workspace: TestWorkspace;
let keys: string;
const DOMAIN = 'play.blue.example';

/** A platform that has nothing at the address, and says so as a platform does. */
const platform = createServer((_request, response) => {
  response.writeHead(404, { 'Content-Type': 'application/json' }).end('{}');
});

beforeAll(async () => {
  keys = mkdtempSync(join(tmpdir(), 'livery-doctor-'));
  const names = ['-subj', '/CN=test', '-addext', `subjectAltName=DNS:${DOMAIN}`];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', join(keys, 'key.pem'), '-out', join(keys, 'cert.pem')];
  execFileSync(
    findProgram('openssl') ?? 'openssl',
    ['req', '-x509', '-days', '90', ...key, ...names, ...files],
    { stdio: 'ignore' },
  );
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  workspace = createTestWorkspace();
  const brand = JSON.parse(workspace.read('brands/blue/brand.json'));
  workspace.write(
    'brands/blue/brand.json',
    JSON.stringify(
      {
        ...brand,
        domains: [DOMAIN],
        hosting: { hsts: { maxAge: 31_536_000 } },
        languages: {
          default: 'EN',
          addresses: 'path',
          supported: [
            { code: 'EN', locale: 'en' },
            { code: 'ES', locale: 'es-419' },
          ],
        },
      },
      null,
      2,
    ),
  );
  workspace.write('brands/blue/messages/ES.json', {
    'hello.text': 'Hola desde el cielo azul',
    'extra.text': 'Más del cielo azul',
    'route.extra.title': 'Más',
  });
  expect(
    await livery(workspace.root, 'publish', 'blue', '--to', join(workspace.root, 'portals')),
  ).toMatchObject({ code: 0 });
});

afterAll(() => {
  platform.close();
  workspace?.remove();
  rmSync(keys, { recursive: true, force: true });
});

/** The place before the calls of the platform, for directives that a test adds. */
const ADD = /(?=location ~ \^\/\(wps)/;

/** Looks at an nginx with the configuration that docs/hosting.md shows, changed in one respect. */
async function doctor(
  change: (configuration: string) => string,
): Promise<{ code: number; ids: string[]; score: number }> {
  const current = join(workspace.root, 'portals/blue/current');
  const { port: platformPort } = platform.address() as AddressInfo;
  const secure = await freePort();
  const nginx = await startNginx((port) =>
    change(`server_tokens off;
  server { listen 127.0.0.1:${port}; server_name ${DOMAIN}; return 301 https://$host$request_uri; }
  server { listen 127.0.0.1:${port} default_server; location / { return 200 ok; } }
  server {
    listen 127.0.0.1:${secure} ssl http2;
    server_name ${DOMAIN};
    ssl_certificate ${keys}/cert.pem;
    ssl_certificate_key ${keys}/key.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    root ${current};
    ${readFileSync(join(current, 'nginx.conf'), 'utf8')}
    location ~ ^/(wps|lgw|lotto)/ { proxy_pass http://127.0.0.1:${platformPort}; }
  }`),
  );
  try {
    const plain = new URL(nginx.origin).host;
    const ways = [
      '--resolve',
      `127.0.0.1:${secure}`,
      '--resolve',
      `80:${plain}`,
      '--ca',
      join(keys, 'cert.pem'),
    ];
    const { code, out } = await livery(
      workspace.root,
      'doctor',
      DOMAIN,
      ...ways,
      '--to',
      join(workspace.root, 'portals'),
      '--json',
    );
    const { findings, observatory } = JSON.parse(out);
    return { code, ids: findings.map(({ id }: { id: string }) => id), score: observatory.score };
  } finally {
    await nginx.close();
  }
}

it('finds nothing at an nginx that is set up as the documentation says', async () => {
  // The last 15 are for more than is asked for.
  expect(await doctor((configuration) => configuration)).toEqual({ code: 0, ids: [], score: 115 });
});

it.each<[fault: string, from: string | RegExp, to: string, ids: readonly string[]]>([
  ['pages without encryption', 'return 301 https://$host$request_uri;', 'return 200 hello;', ['http-open']],
  ['a redirect for the time being', 'return 301', 'return 302', ['http-temporary']],
  ['a redirect that forgets the page', '$host$request_uri', '$host/', ['http-path']],
  ['calls that are not passed on', /location ~ \^\/\(wps.*\n/, '', ['platform-not-passed-on']],
  ['a server that tells its version', 'server_tokens off;', '', ['server-version']],
  [
    'a header of one block, which takes the others away',
    /(?=location ~ \^\/\(wps)/,
    'location = / { add_header X-Mark 1; try_files /index.html =404; }\n',
    [
      'hsts-partial',
      'header-content-security-policy',
      'header-cross-origin-opener-policy',
      'header-permissions-policy',
      'header-referrer-policy',
      'header-x-content-type-options',
      'page-cache',
    ],
  ],
  [
    'a sitemap of a language that is not there',
    /(?=location ~ \^\/\(wps)/,
    'location = /sitemap-es.xml { return 410; }\n',
    ['no-sitemap'],
  ],
  [
    'a page that the sitemap of a language names and that is not there',
    /(?=location ~ \^\/\(wps)/,
    'location = /es/extra { return 404; }\n',
    ['sitemap-dead'],
  ],
  ['HTTP/1.1 alone', ' ssl http2', ' ssl', ['no-http2']],
  [
    'a redirect to another host',
    'https://$host$request_uri',
    'https://elsewhere.example$request_uri',
    ['http-elsewhere'],
  ],
  [
    'a redirect that is not encrypted',
    'https://$host$request_uri',
    'http://$host/x$request_uri',
    ['http-stays'],
  ],
  ['texts as they are', 'gzip on;\ngzip_static on;', 'gzip off;', ['uncompressed']],
  ['caches that know one encoding', 'gzip_vary on;', '', ['no-vary']],
  [
    'a page for everything that is not there',
    '$uri/index.html =404;',
    '$uri/index.html /index.html;',
    ['soft-404'],
  ],
  ['the page of the server for what is not there', /error_page 404 .*\n/, '', ['bare-404', 'missing-kept']],
  ['a slash that leads nowhere', /location ~ "\^\(\?<page>.*\n/, '', ['slash']],
  [
    'assets that are asked for each time',
    /public, max-age=31536000, immutable/g,
    'no-cache',
    ['asset-cache'],
  ],
  ['pages that are kept', /"no-cache"/g, '"max-age=86400"', ['page-cache']],
  ['frames of anybody', /frame-ancestors 'self'/g, 'frame-ancestors *', ['header-content-security-policy']],
  [
    'types that browsers guess',
    /add_header X-Content-Type-Options .*\n/g,
    '',
    ['header-x-content-type-options'],
  ],
  ['a referrer for everybody', /strict-origin-when-cross-origin/g, 'unsafe-url', ['header-referrer-policy']],
  ['HSTS for five minutes', /max-age=31536000"/g, 'max-age=300"', ['hsts-weak']],
  ['no HSTS', /add_header Strict-Transport-Security .*\n/g, '', ['hsts-missing']],
  ['a report that everybody can read', 'location = /build-report.json { return 404; }', '', ['private-file']],
  [
    'redirects of the host that everybody can read',
    'location = /redirects.conf { return 404; }',
    '',
    ['private-file'],
  ],
  [
    'a page for a file that is not there',
    /(location \/assets\/ \{[^}]*)=404;/,
    '$1/index.html;',
    ['soft-404-file'],
  ],
  [
    'a robots.txt that closes the files of pages',
    ADD,
    `location = /robots.txt { default_type text/plain; return 200 "User-agent: *\nDisallow: /assets/\nSitemap: https://${DOMAIN}/sitemap.xml\n"; }`,
    ['robots-page'],
  ],
  [
    'a policy that refuses what pages need',
    /frame-ancestors 'self'/g,
    "default-src 'self'; frame-ancestors 'self'",
    ['policy-narrowed'],
  ],
  ['a home page that leads to itself', ADD, 'location = / { return 301 https://$host/; }', ['home-leads-on']],
  ['lists of files', ADD, 'location = /assets/ { autoindex on; }', ['listing']],
  ['no robots.txt', ADD, 'location = /robots.txt { return 404; }', ['no-robots']],
  [
    'a robots.txt that closes all',
    ADD,
    'location = /robots.txt { default_type text/plain; return 200 "User-agent: *\nDisallow: /\n"; }',
    ['robots-closed'],
  ],
  [
    'pages that are not to be listed',
    /(?= {2}try_files \$uri \$uri\.html)/,
    'add_header X-Robots-Tag noindex always;\n',
    ['hidden'],
  ],
  [
    'scripts as bytes',
    /location \/assets\/ \{/,
    '$& types { } default_type application/octet-stream;',
    ['content-type'],
  ],
  [
    'a page of another language',
    ADD,
    'location = /es/extra { rewrite ^ /extra last; }',
    ['canonical', 'language'],
  ],
  [
    'a cookie',
    /(?= {2}try_files \$uri \$uri\.html)/,
    'add_header Set-Cookie "a=b" always;\n',
    ['page-cookie'],
  ],
  [
    'pages that others may read',
    /(?= {2}try_files \$uri \$uri\.html)/,
    'add_header Access-Control-Allow-Origin * always;\n',
    ['open-to-others'],
  ],
  [
    'a header of the maker',
    /(?= {2}try_files \$uri \$uri\.html)/,
    'add_header X-Powered-By Maker always;\n',
    ['powered-by'],
  ],
  [
    'pages that hold other origins off',
    /(?= {2}try_files \$uri \$uri\.html)/,
    'add_header Cross-Origin-Embedder-Policy require-corp always;\n',
    ['embedder-policy'],
  ],
  [
    'pages that are saved to the disk',
    /(?= {2}try_files \$uri \$uri\.html)/,
    'add_header Content-Disposition attachment always;\n',
    ['attachment'],
  ],
  [
    'an answer for each cookie',
    /(?= {2}try_files \$uri \$uri\.html)/,
    'add_header Vary Cookie always;\n',
    ['vary-wide'],
  ],
  [
    'a page of another language that is not there',
    'gzip on;\ngzip_static on;',
    `gzip on; sub_filter_once off; sub_filter "hreflang=\\"es-419\\" href=\\"https://${DOMAIN}/es/extra" "hreflang=\\"es-419\\" href=\\"https://${DOMAIN}/es/gone";`,
    ['hreflang', 'hreflang-dead'],
  ],
  [
    'a script of another origin that shares it with nobody',
    'gzip on;\ngzip_static on;',
    'gzip on; sub_filter "type=\\"module\\" src=\\"/" "type=\\"module\\" src=\\"https://files.example/";',
    ['cors', 'other-release'],
  ],
  [
    'calls that lead to another host',
    /proxy_pass [^;]*/,
    'return 307 https://api.example$request_uri',
    ['platform-leads-on'],
  ],
  [
    'a file that is not there, and breaks the server',
    /(location \/assets\/ \{[^}]*)=404;/,
    '$1=500;',
    ['missing-file-broken', 'missing-kept'],
  ],
  ['other letters', 'gzip_vary on;', 'gzip_vary on; charset iso-8859-1;', ['charset']],
  ['a platform that is not there', /proxy_pass [^;]*/, 'proxy_pass http://127.0.0.1:9', ['platform-broken']],
  [
    'a page without its policy',
    'gzip on;\ngzip_static on;',
    'gzip on; sub_filter "http-equiv=\\"Content-Security-Policy\\"" "name=x";',
    ['policy-missing', 'other-release'],
  ],
  [
    'a sitemap of another host',
    ADD,
    `location = /sitemap-es.xml { default_type application/xml; return 200 "<urlset><url><loc>https://old.example/es</loc></url></urlset>"; }`,
    ['sitemap-host'],
  ],
])('finds %s', async (_name, from, to, ids) => {
  const seen = await doctor((configuration) => {
    expect(configuration).toMatch(from);
    return configuration.replace(from, to);
  });
  expect([...new Set(seen.ids)]).toEqual(ids);
});
