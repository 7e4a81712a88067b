/** @module-tag matrix */
import { request } from 'node:http';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { serveBuilds } from '@liveryjs/cli/serve/serve-builds';
import { launchBrowser } from '@liveryjs/cli/setup/launch-browser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { livery } from '#tests/command/test-command.ts';
import { patientPage } from '#tests/harness/patient-page.ts';
import { startNginx } from './serve-by-nginx.ts';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';

const FIRST = 'blue.localhost';
const SPANISH = 'es.blue.localhost';
/** Host of a language whose pages are rendered in the browser. */
const VIETNAMESE = 'vi.blue.localhost';

let workspace: TestWorkspace;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let serve: Awaited<ReturnType<typeof serveBuilds>>;

/** The answer of a server on this machine for a host. */
function ask(
  origin: string,
  host: string,
  path: string,
): Promise<{ readonly status: number; readonly html: string }> {
  return new Promise((done, fail) => {
    request(origin + path, { headers: { host } }, (response) => {
      textOf(response).then((html) => done({ status: response.statusCode ?? 0, html }), fail);
    })
      .on('error', fail)
      .end();
  });
}

beforeAll(async () => {
  workspace = createTestWorkspace();
  const manifest = JSON.parse(workspace.read('brands/blue/brand.json'));
  const [extra] = manifest.routes;
  workspace.write('brands/blue/brand.json', {
    ...manifest,
    domains: [FIRST, SPANISH, VIETNAMESE],
    languages: {
      default: 'EN',
      addresses: 'domain',
      prerender: ['ES'],
      supported: [
        { code: 'EN', locale: 'en' },
        { code: 'ES', locale: 'es-419', domain: SPANISH },
        { code: 'VI', locale: 'vi', domain: VIETNAMESE },
      ],
    },
    routes: [{ ...extra, aliases: ['/Extra'] }],
    redirects: [{ id: 'old', from: '/old.php', to: { route: 'extra' } }],
  });
  workspace.write('brands/blue/messages/ES.json', {
    'hello.text': 'Hola desde el cielo azul',
    'extra.text': 'Más del cielo azul',
    'route.extra.title': 'Más',
  });
  workspace.write('brands/blue/messages/VI.json', {
    'hello.text': 'Xin chào từ bầu trời xanh',
    'extra.text': 'Thêm từ bầu trời xanh',
    'route.extra.title': 'Thêm',
  });
  const portals = join(workspace.root, 'portals');
  const { code, notes } = await livery(workspace.root, 'publish', 'blue', '--to', portals);
  expect([code, notes]).toEqual([0, expect.any(String)]);
  const current = join(portals, 'blue/current');
  nginx = await startNginx(
    (port) =>
      `server { listen 127.0.0.1:${port}; server_name ${FIRST} ${SPANISH} ${VIETNAMESE}; root ${current}; include ${current}/nginx.conf; }`,
  );
  serve = await serveBuilds({
    root: workspace.root,
    outDir: portals,
    port: 0,
    platform: 'http://127.0.0.1:9',
  });
  // The command looks at every page behind nginx, too.
  const looked = await livery(workspace.root, 'publish', 'blue', '--to', portals, '--at', nginx.origin);
  expect(looked.code).toBe(0);
});

afterAll(async () => {
  await nginx?.close();
  await serve?.close();
  workspace?.remove();
});

test.each(['nginx', 'serve'])(
  '%s answers the same addresses on each domain in its language',
  async (name) => {
    const origin = name === 'nginx' ? nginx.origin : `http://127.0.0.1:${serve.port}`;
    const seen = async (host: string, path: string) => {
      const { status, html } = await ask(origin, host, path);
      const [, lang] = /<html lang="(.*?)"/.exec(html) ?? [];
      const [, canonical] = /rel="canonical" href="(.*?)"/.exec(html) ?? [];
      return [status, lang, canonical];
    };
    expect(await seen(FIRST, '/')).toEqual([200, 'en', `https://${FIRST}/`]);
    expect(await seen(SPANISH, '/')).toEqual([200, 'es-419', `https://${SPANISH}/`]);
    expect(await seen(FIRST, '/extra?from=a')).toEqual([200, 'en', `https://${FIRST}/extra`]);
    expect(await seen(SPANISH, '/extra?from=a')).toEqual([200, 'es-419', `https://${SPANISH}/extra`]);
    // An address without a file, and pages that are not there.
    expect(await seen(SPANISH, '/Extra')).toEqual([200, 'es-419', `https://${SPANISH}/extra`]);
    expect(await seen(FIRST, '/no/where')).toEqual([404, 'en', undefined]);
    expect(await seen(SPANISH, '/no/where')).toEqual([404, 'es-419', undefined]);
    expect((await ask(origin, SPANISH, '/old.php')).status).toBe(301);
    expect((await ask(origin, SPANISH, '/extra/')).status).toBe(301);
    const { html } = await ask(origin, SPANISH, '/extra');
    expect(html).toContain('Más del cielo azul');
    expect(
      [...html.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang, href]) => [lang, href]),
    ).toEqual([
      ['en', `https://${FIRST}/extra`],
      ['es-419', `https://${SPANISH}/extra`],
      ['x-default', `https://${FIRST}/extra`],
    ]);
    const sitemap = await ask(origin, SPANISH, '/sitemap-es.xml');
    expect([...sitemap.html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `https://${SPANISH}/`,
      `https://${SPANISH}/extra`,
    ]);
    // The page of a language that is not prerendered answers, and search engines are told of no other than itself.
    expect(await seen(VIETNAMESE, '/extra')).toEqual([200, 'vi', `https://${VIETNAMESE}/extra`]);
    const vietnamese = (await ask(origin, VIETNAMESE, '/extra')).html;
    expect(vietnamese).toContain('<div id="root"></div>');
    expect(vietnamese).not.toContain('hreflang');
    expect((await ask(origin, FIRST, '/sitemap.xml')).html).not.toContain('sitemap-vi');
    const [, script = ''] = /<script type="module" src="(.*?)"/.exec(html) ?? [];
    expect((await ask(origin, SPANISH, script)).status).toBe(200);
  },
);

test('a page keeps the language of its domain when its scripts run', async () => {
  const browser = await launchBrowser(['--host-resolver-rules=MAP *.localhost 127.0.0.1']);
  try {
    const page = await patientPage(browser);
    for (const [host, lang, words] of [
      [FIRST, 'en', 'More of azure sky'],
      [SPANISH, 'es-419', 'Más del cielo azul'],
      [VIETNAMESE, 'vi', 'Thêm từ bầu trời xanh'],
    ] as const) {
      await page.goto(`http://${host}:${serve.port}/extra`, { waitUntil: 'networkidle' });
      await page.getByText(words).waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
    }
  } finally {
    await browser.close();
  }
});
