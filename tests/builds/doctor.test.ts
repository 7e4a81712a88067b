/** @module-tag matrix */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
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
    include ${current}/nginx.conf;
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
])('finds %s', async (_name, from, to, ids) => {
  const seen = await doctor((configuration) => {
    expect(configuration).toMatch(from);
    return configuration.replace(from, to);
  });
  expect([...new Set(seen.ids)]).toEqual(ids);
});
