import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildResult, build as buildBrands, openWorkspace } from '@liveryjs/cli';
import type { BuildReport } from '@liveryjs/cli/bundle/report';
import { serveBuilds } from '@liveryjs/cli/serve/serve-builds';
import { launchBrowser } from '@liveryjs/cli/setup/launch-browser';
import gaming from '@liveryjs/client/portal.json' with { type: 'json' };
import { formatIssue } from '@liveryjs/compiler/issues';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientPage } from '#tests/harness/patient-page.ts';
import { readBundle } from './read-bundle.ts';
import { startTestPlatform } from './test-platform.ts';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';

let workspace: TestWorkspace;
let first: BuildResult;

const build = async (brands?: readonly string[], outDir = 'dist', cacheDir = 'cache') =>
  buildBrands(await openWorkspace({ root: workspace.root }), { brands, outDir, cacheDir });

beforeAll(async () => {
  workspace = createTestWorkspace();
  first = await build();
});

afterAll(() => workspace?.remove());

const filesOf = (brand: string, outDir = 'dist') => readBundle(join(workspace.root, outDir, brand));
const reportOf = (brand: string) => JSON.parse(filesOf(brand).get('build-report.json') ?? '') as BuildReport;
const scriptsOf = (brand: string) => new Map([...filesOf(brand)].filter(([file]) => file.endsWith('.js')));
const stylesheetOf = (brand: string) =>
  [...filesOf(brand)].find(([file]) => /\/tokens-.{8}\.css$/.test(file))?.[1] ?? '';
/** Returns the ids of the components that a stylesheet has rules for. */
const idsIn = (stylesheet: string) => [
  ...new Set([...stylesheet.matchAll(/(?<=\})\.(sc-[\w-]+)\{/g)].map(([, id = '']) => id)),
];
const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`;

test('every brand is built, and only a brand: not the abstract one', () => {
  const results = first.brands.map(({ id, state, issues }) => [
    id,
    state,
    issues.map((issue) => formatIssue(issue)),
  ]);
  expect(results).toEqual([
    ['blue', 'built', []],
    ['red', 'built', []],
  ]);
});

describe('a bundle holds its brand and no other', () => {
  test.each([
    ['red', ['blue', 'azure', '#1e4fb3', '1e4fb3']],
    ['blue', ['crimson', 'merchant-red', 'red-casino', '#b3261e', 'Brand red']],
  ])('%s holds nothing of the other', (brand, foreign) => {
    const files = [...filesOf(brand)];
    for (const marker of foreign)
      expect([marker, files.filter(([, text]) => text.includes(marker)).map(([file]) => file)]).toEqual([
        marker,
        [],
      ]);
  });

  test('it holds its own name, colour, words and files', () => {
    const all = [...filesOf('red').values()].join('\n');
    for (const marker of ['Brand red', 'crimson tide', '#b3261e', 'merchant-red', '<path fill="#b3261e"'])
      expect(all).toContain(marker);
  });

  test('a widget that the brand does not use is not in it', () => {
    const holding = (brand: string, marker: string) =>
      [...filesOf(brand)].some(([file, text]) => file.endsWith('.js') && text.includes(marker));
    expect({
      blueExtra: holding('blue', 'extra-marker'),
      redExtra: holding('red', 'extra-marker'),
      blueUnused: holding('blue', 'unused-marker'),
      redUnused: holding('red', 'unused-marker'),
    }).toEqual({ blueExtra: true, redExtra: false, blueUnused: false, redUnused: false });
  });

  test('the code of a third party that verifies visitors is in it only where the manifest names that', async () => {
    const holding = (brand: string, outDir: string) =>
      [...filesOf(brand, outDir)].some(([, text]) => text.includes('/sandbox/identity/'));
    expect(holding('red', 'dist')).toBe(false);
    const path = 'brands/red/brand.json';
    const manifest = workspace.read(path);
    workspace.write(path, { ...JSON.parse(manifest), platform: { identityProvider: 'sandbox' } });
    await build(['red'], 'identity');
    workspace.write(path, manifest);
    expect(holding('red', 'identity')).toBe(true);
  });

  test('it carries the licence of every package that is in it', () => {
    const report = JSON.parse(filesOf('blue').get('build-report.json') ?? '') as {
      chunks: { modules: object }[];
    };
    const modules = report.chunks.flatMap((chunk) => Object.keys(chunk.modules));
    const packages = new Set(
      modules.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []),
    );
    const text = filesOf('blue').get('licences.txt') ?? '';
    expect(packages.size).toBeGreaterThan(3);
    expect(text).toMatch(/^Livery \(MIT\)\n/);
    for (const name of packages) expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  });

  test('nothing of the studio and of development is in it', () => {
    const modules = reportOf('blue').chunks.flatMap((chunk) => Object.keys(chunk.modules));
    expect(modules.some((path) => path.endsWith('/boot/browser.tsx'))).toBe(true);
    expect(modules.filter((path) => /studio|scripts\/dev|mark-placements|boot\/follow-/.test(path))).toEqual(
      [],
    );
    for (const text of filesOf('blue').values())
      expect(text).not.toMatch(/studio\.localhost|livery[ -]studio/);
  });

  test('no message parser and no JSON Schema validator is in it', () => {
    const scripts = [...scriptsOf('blue').values()].join('\n');
    expect(scripts.match(/EXPECT_ARGUMENT_CLOSING_BRACE|additionalProperties|\bajv\b/g)).toBeNull();
  });

  test('no names that old browsers had for styles are in the code of packages', () => {
    const vendor = [...scriptsOf('blue')].find(([file]) => file.includes('/vendor-'))?.[1] ?? '';
    expect(vendor).toContain('@keyframes');
    expect(vendor).not.toContain('-webkit-');
  });

  test('code of packages is the same, byte for byte, in every brand', () => {
    const vendor = (brand: string) => [...scriptsOf(brand)].filter(([file]) => file.includes('/vendor-'));
    expect(vendor('red')).toHaveLength(1);
    expect(vendor('red')).toEqual(vendor('blue'));
  });
});

describe('pages', () => {
  test('every path and alias has one, prerendered in the default language', () => {
    const pages = [...filesOf('blue')].filter(([file]) => file.endsWith('.html'));
    expect(pages.map(([file]) => file)).toEqual(['404.html', 'extra.html', 'home.html', 'index.html']);
    const text = (file: string) => filesOf('blue').get(file) ?? '';
    expect(text('index.html')).toMatch(/<div id="root" data-route="home">.*Hello from azure sky/s);
    for (const file of ['index.html', 'home.html'])
      expect(text(file)).toContain('<link rel="canonical" href="https://blue-casino.localhost/">');
    expect(text('404.html')).not.toContain('canonical');
    const listed = (file: string) =>
      [...text(file).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(listed('sitemap.xml')).toEqual(['https://blue-casino.localhost/sitemap-en.xml']);
    expect(listed('sitemap-en.xml')).toEqual([
      'https://blue-casino.localhost/',
      'https://blue-casino.localhost/extra',
    ]);
    expect(text('sitemap-en.xml')).not.toContain('xhtml');
    expect(text('robots.txt')).toContain('Sitemap: https://blue-casino.localhost/sitemap.xml');
    expect(text('extra.html')).toMatch(/<title>Extra .* Brand blue<\/title>/);
    expect(text('404.html')).toContain('data-route="notFound"');
  });

  test('the policy stands behind the charset and names the hash of exactly what is inline', () => {
    for (const [file, html] of filesOf('blue')) {
      if (!file.endsWith('.html')) continue;
      const policy =
        /<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
          html,
        )?.[1] ?? '';
      const inline = (element: string) =>
        [...html.matchAll(new RegExp(`<${element}( data-styled[^>]*)?>([^<]+)</${element}>`, 'g'))].map(
          ([, , text]) => hash(text ?? ''),
        );
      const sources = (name: string) => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];
      expect(sources('script-src')).toEqual(["'self'", ...inline('script')]);
      expect(sources('style-src')).toEqual(["'self'", hash(''), ...inline('style')]);
      expect(inline('script')).toHaveLength(1);
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types dompurify");
      expect(html).not.toMatch(/ style="/);
    }
  });

  test('what a page names is in the bundle, and it preloads its own widgets only', () => {
    const files = filesOf('blue');
    for (const [file, html] of files) {
      if (!file.endsWith('.html')) continue;
      for (const [, address = ''] of html.matchAll(/(?:href|src)="\/(assets[^"]*)"/g))
        expect([...files.keys()]).toContain(address);
    }
    const preloads = (file: string) =>
      [...(files.get(file) ?? '').matchAll(/modulepreload"[^>]* href="\/assets\/([A-Za-z]+)-/g)].map(
        ([, name]) => name,
      );
    expect(preloads('index.html')).toEqual(expect.arrayContaining(['portal', 'vendor', 'EN']));
    expect(preloads('index.html')).not.toContain('Extra');
    expect(preloads('extra.html')).toContain('Extra');
  });
});

test('prerendered rules belong to components that the scripts know by the same id', () => {
  const page = filesOf('blue').get('index.html') ?? '';
  const scripts = [...scriptsOf('blue').values()].join('\n');
  const ids = [
    ...[...page.matchAll(/data-styled\.g\d+\[id="(sc-(?!global)[^"]+)"\]/g)].map(([, id = '']) => id),
    ...idsIn(stylesheetOf('blue')),
  ];
  expect(ids.length).toBeGreaterThan(3);
  expect(ids.filter((id) => !scripts.includes(id))).toEqual([]);
});

test('the stylesheet has what is the same on every page of the styles, no page and no script has it again', () => {
  const always = [...scriptsOf('blue')].flatMap(([file, text]) =>
    /\/(portal|soon)-/.test(file) ? [text] : [],
  );
  expect(always.length).toBe(2);
  const code = always.join('\n');
  const ids = idsIn(stylesheetOf('blue'));
  expect(ids.length).toBeGreaterThan(3);
  expect(ids.filter((id) => !code.includes(`componentId:\`${id}\`})\`\``))).toEqual([]);
  for (const [file, text] of filesOf('blue')) {
    if (!file.endsWith('.html')) continue;
    expect(ids.filter((id) => text.includes(`[id="${id}"]`))).toEqual([]);
    // A class without a rule is not written.
    for (const id of ids) expect(text).not.toMatch(new RegExp(`class="${id} (?!sc-)`));
  }
});

describe('the report', () => {
  test('says of each chunk why it is in', () => {
    const { chunks, widgets } = reportOf('blue');
    const why = Object.fromEntries(
      chunks.map(({ file, why }) => [/assets\/([\w-]+)-.{8}\./.exec(file)?.[1], why]),
    );
    expect(why).toMatchObject({
      brand: [{ page: 'every' }],
      portal: [{ page: 'every' }],
      vendor: [{ page: 'every' }],
      tokens: [{ page: 'every' }],
      EN: [{ language: 'EN' }],
      Extra: [{ widget: 'extra' }],
    });
    expect(widgets.extra).toEqual([{ at: 'route extra', pointer: '/routes/1/main/0' }]);
  });

  test('gives sizes of chunks and routes, and modules by path in the workspace', () => {
    const { chunks, routes } = reportOf('blue');
    const modulesOf = (name: string) =>
      Object.keys(chunks.find(({ file }) => file.includes(name))?.modules ?? {});
    expect(modulesOf('Extra')).toEqual(['widgets/extra/Extra.tsx']);
    // The main content of the first page comes with the code that every page fetches right after it has started.
    expect(modulesOf('/soon-')).toContain('widgets/hello/Hello.tsx');
    expect(modulesOf('portal')).not.toContain('widgets/hello/Hello.tsx');
    // Tiny chunks grow when they are packed.
    for (const { raw, gzip, brotli } of chunks) expect(brotli > 0 && (raw < 200 || raw >= gzip)).toBe(true);
    const [home, extra] = routes;
    expect([home?.path, extra?.path]).toEqual(['/', '/extra']);
    const sum = home?.files
      .filter((file) => file.endsWith('.js'))
      .reduce((total, file) => total + (chunks.find((chunk) => chunk.file === file)?.brotli ?? 0), 0);
    expect(home?.script.brotli).toBe(sum);
    const after = home?.soon.files.map((file) => file.replace(/^assets\/(.*)-.{8}\.js$/, '$1'));
    expect(after).toEqual(['EN-soon', 'soon']);
    expect(home?.files.filter((file) => home.soon.files.includes(file))).toEqual([]);
    expect(home?.files.some((file) => file.includes('Extra'))).toBe(false);
  });
});

test('an unchanged brand is left alone', async () => {
  const written = () => statSync(join(workspace.root, 'dist/blue/build-report.json')).ino;
  const before = written();
  const { brands } = await build();
  expect(brands.map(({ state }) => state)).toEqual(['unchanged', 'unchanged']);
  expect(written()).toBe(before);
});

test('a bundle that somebody has changed is built again', async () => {
  workspace.write('dist/red/index.html', 'changed');
  const { brands } = await build(['red']);
  expect([brands[0]?.state, filesOf('red').get('index.html')?.startsWith('<!doctype html>')]).toEqual([
    'built',
    true,
  ]);
});

test('builds of the same input are byte-identical, whichever brands are built with it and whatever is cached', async () => {
  // Several: what depends on which module is read first differs in some of them only.
  for (const again of ['second', 'third', 'fourth']) {
    await build(['red'], again, `cache-${again}`);
    expect(filesOf('red', again)).toEqual(filesOf('red'));
  }
});

test('another colour changes no script, in bytes or in name', async () => {
  const before = scriptsOf('red');
  const page = filesOf('red').get('index.html');
  workspace.edit('brands/red/tokens.json', '#b3261e', '#2e7d32');
  const { brands } = await build(['red']);
  expect(brands[0]?.state).toBe('built');
  expect(scriptsOf('red')).toEqual(before);
  expect(filesOf('red').get('index.html')).not.toBe(page);
});

test('another word changes its module, that of its language and the entry, each of which names the next, and no other script', async () => {
  const before = scriptsOf('red');
  workspace.edit('brands/red/messages/EN.json', 'Hello from', 'Good day from');
  await build(['red']);
  const changed = [...scriptsOf('red').keys()].filter((file) => !before.has(file));
  expect(changed.map((file) => file.replace(/-.{8}\.js$/, '')).sort()).toEqual([
    'assets/EN',
    'assets/EN-soon',
    'assets/brand',
  ]);
});

describe('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
    return () => browser.close();
  });

  test('the page is there without scripts, hydrates in place, and breaks no rule of its policy', async () => {
    await build();
    const platform = await startTestPlatform();
    const serve = await serveBuilds({
      root: workspace.root,
      port: 0,
      platform: platform.url,
      places: gaming,
    });
    const url = serve.addresses().find(({ id }) => id === 'blue')?.url ?? '';
    const plain = await patientPage(browser, { javaScriptEnabled: false });
    await plain.goto(url);
    expect(await plain.textContent('#text')).toBe('Hello from azure sky');
    const styled = await plain.$eval('#text', (element) => getComputedStyle(element).color);
    expect(styled).toBe('rgb(30, 79, 179)');

    const page = await patientPage(browser);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`${url}extra`);
    await page.evaluate(() => Object.assign(document.querySelector('[data-widget]') ?? {}, { first: true }));
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('[data-widget]') ?? {}).some((key) => key.startsWith('__react')),
    );
    const kept = await page.evaluate(
      () => (document.querySelector('[data-widget]') as { first?: boolean }).first,
    );
    expect([kept, errors]).toEqual([true, []]);
    await serve.close();
    platform.close();
  });
});
