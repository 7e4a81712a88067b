import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { build, check, explain, formatIssue, openWorkspace, type Workspace } from '@liveryjs/cli';
import { livery } from '@liveryjs/cli/vite';
import { createServer, type ViteDevServer, build as viteBuild } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestPlatform } from './test-platform.ts';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';

let files: TestWorkspace;
let workspace: Workspace;

beforeAll(() => {
  files = createTestWorkspace();
});
beforeEach(async () => {
  workspace = await openWorkspace({ root: files.root });
});
afterAll(() => files?.remove());

describe('from Node', () => {
  test('brands are checked, all or some, and mistakes are issues with their place', async () => {
    expect(await check(workspace)).toEqual({ brands: ['blue', 'house', 'red'], issues: [] });
    files.edit('brands/red/brand.json', '"Brand red"', '7');
    const { brands, issues } = await check(await openWorkspace({ root: files.root }), { brands: ['red'] });
    files.edit('brands/red/brand.json', '7', '"Brand red"');
    expect(brands).toEqual(['red']);
    expect(issues.map((issue) => formatIssue(issue).split('\n')[0])).toEqual([
      'brands/red/brand.json:5:11  error  manifest-shape',
    ]);
  });

  test('a value says where it comes from, a wrong path where it stops, and a broken brand why', async () => {
    expect(explain(workspace, 'blue', 'routes[home].main[hello].props.size')).toMatchObject({
      explanation: { value: 2, origin: { place: expect.stringMatching(/^brands\/house\/brand\.json:/) } },
    });
    expect(explain(workspace, 'blue', '/languages/first')).toEqual({
      stops: '/languages',
      key: 'first',
      known: ['default', 'supported'],
    });
    expect(explain(workspace, 'grey')).toMatchObject({ unreadable: [{ severity: 'error' }] });
  });

  test('some brands are built into a folder', async () => {
    const done: string[] = [];
    const { ok, brands } = await build(workspace, {
      brands: ['red'],
      outDir: 'elsewhere',
      onProgress: ({ id, state }) => done.push(`${id} ${state}`),
    });
    expect([ok, done]).toEqual([true, ['red built']]);
    expect(brands.map(({ folder }) => folder)).toEqual([join(files.root, 'elsewhere/red')]);
    expect(existsSync(join(files.root, 'elsewhere/red/index.html'))).toBe(true);
  });
});

describe('in a Vite project', () => {
  const config = (
    brand: string,
    options: { readonly platform?: string; readonly pseudo?: boolean } = {},
  ) => ({
    configFile: false as const,
    logLevel: 'silent' as const,
    plugins: [livery({ root: files.root, brand, ...options })],
  });

  test('vite build builds one brand', async () => {
    await viteBuild({ ...config('red'), build: { outDir: 'plain' } });
    const folder = join(files.root, 'plain');
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('<title>Brand red</title>');
    const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
    const code = scripts.map((name) => readFileSync(join(folder, 'assets', name), 'utf8')).join('\n');
    expect([code.includes('crimson tide'), code.includes('azure sky')]).toEqual([true, false]);
  });

  test('vite build ends with a sentence where the brand is none', async () => {
    await expect(viteBuild(config('grey'))).rejects.toThrow(
      "There is no brand 'grey' that can be built. Run: livery check grey",
    );
  });

  describe('vite', () => {
    let server: ViteDevServer;
    let platform: Awaited<ReturnType<typeof startTestPlatform>>;
    beforeEach(async () => {
      platform = await startTestPlatform();
      server = await createServer({
        ...config('red', { platform: platform.url, pseudo: true }),
        server: { port: 0, host: '127.0.0.1' },
      });
      await server.listen();
    });
    afterEach(async () => {
      await packagesAreBundled(server);
      await server.close();
      platform.close();
    });

    test('answers with each brand by host name, and passes calls on to the platform', async () => {
      expect(await get(server, 'red-casino.localhost', '/')).toContain('<title>Brand red</title>');
      expect(await get(server, 'blue-casino.localhost', '/')).toContain('<title>Brand blue</title>');
      expect(await get(server, 'red-casino.localhost', '/wps/system/countries')).toContain('"success":true');
    });

    test('adds the pseudo-languages to every brand where they are asked for', async () => {
      const longer = await server.transformRequest('virtual:brand/blue/messages/XA');
      expect(longer?.code).toContain('[Ĥééļļöö fŕööm');
    });
  });
});

/** Waits for the packages that Vite bundles: a server that is closed before goes on writing them, into a folder that is removed. */
async function packagesAreBundled({ environments }: ViteDevServer): Promise<void> {
  const bundled = environments.client.depsOptimizer?.metadata.discovered ?? {};
  await Promise.all(Object.values(bundled).map(({ processing }) => processing));
}

function get({ httpServer }: ViteDevServer, host: string, path: string): Promise<string> {
  const { port = 0 } = (httpServer?.address() ?? {}) as { port?: number };
  return new Promise((done, fail) => {
    request(
      { port, host: '127.0.0.1', path, headers: { host: `${host}:${port}`, accept: 'text/html' } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => done(text));
      },
    )
      .on('error', fail)
      .end();
  });
}
