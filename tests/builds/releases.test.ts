/** @module-tag matrix */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serveBuilds } from '@liveryjs/cli/serve/serve-builds';
import { launchBrowser } from '@liveryjs/cli/setup/launch-browser';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { livery } from '#tests/command/test-command.ts';
import { patientPage } from '#tests/harness/patient-page.ts';
import { serveByNginx } from './serve-by-nginx.ts';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';

let workspace: TestWorkspace;
let browser: Browser;
let to: string;
let count = 0;

const LINK = `import { LinkTo, useMessages } from '@liveryjs/engine/kit';

export default function Hello() {
  return <LinkTo to={{ route: 'extra' }}>{useMessages()('hello.text')}</LinkTo>;
}
`;

/** Changes the code of the page that a tab loads when its link is pressed. */
const sayInExtra = (words: string) =>
  workspace.write(
    'widgets/extra/Extra.tsx',
    `import { useMessages } from '@liveryjs/engine/kit';

export default function Extra() {
  return <p data-version="${words}">{useMessages()('extra.text')} (${words})</p>;
}
`,
  );

const publish = (...more: readonly string[]) =>
  livery(workspace.root, 'publish', 'blue', '--to', to, ...more);
const releaseIn = (text: string) => /visitors have ([0-9a-f]{12}) now/.exec(text)?.[1] ?? text;

beforeAll(async () => {
  workspace = createTestWorkspace();
  workspace.write('widgets/hello/Hello.tsx', LINK);
  const written = JSON.parse(workspace.read('brands/blue/brand.json'));
  workspace.write('brands/blue/brand.json', {
    ...written,
    languages: {
      default: 'EN',
      addresses: 'path',
      supported: [
        { code: 'EN', locale: 'en' },
        { code: 'ES', locale: 'es-419' },
      ],
    },
    routes: written.routes.map((route: object) => ({ ...route, aliases: ['/Extra'] })),
    redirects: [
      { id: 'old', from: '/old/extra.php', to: { route: 'extra' } },
      { id: 'shop', from: '/shop', to: { href: 'https://shop.example/all' }, permanent: false },
      { id: 'fair', from: '/fair', to: { route: 'extra' }, permanent: false, when: { from: '2090-06-01' } },
    ],
  });
  workspace.write('brands/blue/messages/ES.json', {
    'hello.text': 'Hola desde el cielo azul',
    'extra.text': 'Más del cielo azul',
    'route.extra.title': 'Más',
  });
  browser = await launchBrowser();
});

beforeEach(() => {
  to = join(workspace.root, `portals-${++count}`);
});

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

afterAll(async () => {
  await browser?.close();
  workspace?.remove();
});

interface Site {
  /** Where requests go. */
  readonly origin: string;
  /** The address that a visitor types. */
  readonly address?: string;
  close(): Promise<void>;
}

const servers: readonly [string, () => Promise<Site>][] = [
  [
    'livery serve',
    async () => {
      const server = await serveBuilds({ root: to, outDir: to, port: 0, platform: 'http://127.0.0.1:9' });
      return {
        origin: `http://127.0.0.1:${server.port}`,
        address: `http://blue-casino.localhost:${server.port}`,
        close: () => server.close(),
      };
    },
  ],
  ['nginx with the configuration of the bundle', () => serveByNginx(join(to, 'blue'))],
];

test.each(servers)(
  'on %s a tab stays whole while releases come and go, and a bad one goes back by itself',
  async (_name, serve) => {
    sayInExtra('first words');
    const first = releaseIn((await publish()).out);
    const site = await serve();
    try {
      const problems: string[] = [];
      const page = await patientPage(browser);
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('response', (answer) => {
        // Nothing answers for the platform here.
        if (answer.status() >= 400 && !answer.url().includes('/wps/'))
          problems.push(`${answer.status()} ${answer.url()}`);
      });
      await page.goto(site.address ?? site.origin);
      const link = page.getByRole('link', { name: 'Hello from azure sky' });
      await link.waitFor();

      sayInExtra('second words');
      const second = await publish('--at', site.origin, '--browser');
      expect(second).toMatchObject({ code: 0 });
      expect(releaseIn(second.out)).not.toBe(first);

      // The tab was opened before, and its code asks for a script of its own release.
      await link.click();
      await page.getByText('More of azure sky (first words)').waitFor();
      await page.reload();
      await page.getByText('More of azure sky (second words)').waitFor();
      await page.goBack();
      await link.waitFor();

      expect(await livery(workspace.root, 'rollback', 'blue', '--to', to, '--at', site.origin)).toMatchObject(
        {
          code: 0,
          out: `blue: visitors have ${first} now (before: ${releaseIn(second.out)}).`,
        },
      );
      await link.click();
      await page.getByText('More of azure sky (second words)').waitFor();
      await page.reload();
      await page.getByText('More of azure sky (first words)').waitFor();

      const more = page.url();
      await page.goto(`${more}/?from=mail`);
      expect(page.url()).toBe(`${more}?from=mail`);
      // An address that differs by case alone is answered from the one file of the page.
      expect((await page.goto(`${more.replace('/extra', '/Extra')}?from=mail`))?.status()).toBe(200);
      expect(page.url()).toBe(`${more.replace('/extra', '/Extra')}?from=mail`);
      await page.getByText('More of azure sky (first words)').waitFor();
      // The look at the second release has asked for all redirects; who follows one sees the page.
      expect((await page.goto(more.replace('/extra', '/old/extra.php/?from=mail')))?.status()).toBe(200);
      expect(page.url()).toBe(`${more}?from=mail`);
      const pages = readdirSync(join(to, 'blue/current')).filter((name) => name.endsWith('.html'));
      expect(pages.filter((name) => /^extra/i.test(name))).toEqual(['extra.html']);
      expect(problems).toEqual([]);
      expect((await fetch(`${site.origin}/%5Chost.example/`)).status).toBe(404);
      for (const [missing, language] of [
        ['/nowhere', 'en'],
        // A redirect whose time is to come.
        ['/fair', 'en'],
        ['/es/no/where', 'es-419'],
      ] as const) {
        const answer = await page.goto(more.replace('/extra', missing));
        expect([answer?.status(), /<html lang="([^"]*)"/.exec((await answer?.text()) ?? '')?.[1]]).toEqual([
          404,
          language,
        ]);
        expect(answer?.headers()).toMatchObject({
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-cache',
        });
      }

      const list = await livery(workspace.root, 'releases', 'blue', '--to', to);
      expect(list.out.split('\n').slice(1)).toEqual([
        expect.stringMatching(new RegExp(`^  ${releaseIn(second.out)}  .* UTC$`)),
        expect.stringMatching(new RegExp(`^  ${first}  .* UTC  current$`)),
      ]);
    } finally {
      await site.close();
    }

    // Nobody answers there any more: that visitors get the new release cannot be seen.
    sayInExtra('third words');
    const third = await publish('--at', site.origin);
    expect(third.code).toBe(1);
    expect(third.out).toMatch(
      new RegExp(
        `^blue: [0-9a-f]{12} is not in order, and visitors have ${first} again\\.\\n {2}/ does not answer: `,
      ),
    );
  },
  240_000,
);
