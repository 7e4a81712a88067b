import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { circlesOf } from '@liveryjs/cli/bundle/reach';
import type { BuildReport } from '@liveryjs/cli/bundle/report';
import { pictureSize } from '@liveryjs/compiler/manifest';
import { beforeAll, expect, test } from 'vitest';
import { testBundles } from '#tests/harness/test-bundles.ts';
import { FILES, FOLDERS, PACKAGES } from './first-page.ts';

const BRANDS = ['aurora', 'harbor', 'jade', 'kiosk'] as const;
let bundles: string;
let reports: readonly BuildReport[];

beforeAll(async () => {
  bundles = await testBundles();
  reports = BRANDS.map((brand) =>
    JSON.parse(readFileSync(join(bundles, brand, 'build-report.json'), 'utf8')),
  );
});

const home = ({ routes }: BuildReport) => routes.find(({ path }) => path === '/');

/** The chunks that a brand's page at `/` needs at once. */
function firstChunks(report: BuildReport) {
  const files = home(report)?.files ?? [];
  return report.chunks.filter(({ file }) => file.endsWith('.js') && files.includes(file));
}

/** The scripts of each brand's page at `/`, without their hashes. */
const namesOf = (filesOf: (report: BuildReport) => readonly string[]) =>
  Object.fromEntries(
    reports.map((report) => [
      report.brand,
      filesOf(report)
        .map((file) => file.replace(/^assets\/(.*)-.{8}\.js$/, '$1'))
        .sort(),
    ]),
  );

test('the first page loads five scripts', () => {
  const every = ['brand', 'portal', 'rolldown-runtime', 'vendor'];
  const loaded = namesOf((report) => firstChunks(report).map(({ file }) => file));
  expect(loaded).toEqual({
    aurora: ['EN', ...every],
    harbor: ['EN', ...every],
    jade: ['VI', ...every],
    kiosk: ['EN', ...every],
  });
});

test('files that widgets share are few, and none waits for itself', () => {
  for (const { brand } of reports) {
    const folder = join(bundles, brand, 'assets');
    const files = readdirSync(folder).flatMap((fileName) => {
      if (!fileName.endsWith('.js')) return [];
      const text = readFileSync(join(folder, fileName), 'utf8');
      const imports = [...text.matchAll(/\b(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, name = '']) => name);
      return [{ fileName, imports }];
    });
    const shared = files.filter(({ fileName }) => fileName.startsWith('shared-'));
    expect(shared.flatMap(({ imports }) => imports).length).toBeGreaterThan(20);
    expect(shared.length, brand).toBeLessThan(40);
    expect(circlesOf(files), brand).toEqual([]);
  }
});

test('its packages run in one task, and the code that builds on them in a later one', () => {
  for (const report of reports) {
    const [brand = ''] = firstChunks(report).flatMap(({ file }) => (/\/brand-/.test(file) ? [file] : []));
    const text = readFileSync(join(bundles, report.brand, brand), 'utf8');
    const imported = [...text.matchAll(/(?:^|;)import"\.\/([\w-]+)-.{8}\.js"/g)].map(([, name]) => name);
    expect(imported).toEqual(['rolldown-runtime', 'vendor']);
    expect(text).toMatch(
      /^[^\n]*;await new Promise\([^\n]*setTimeout[^\n]*\n[^\n]*await import\("\.\/portal-/,
    );
  }
});

test('what stands around it and below comes right after in two, and in those that only some visitors need', () => {
  const reminded = ['EN-play-reminder', 'EN-soon', 'PlayReminder', 'soon'];
  expect(namesOf((report) => home(report)?.soon.files ?? [])).toEqual({
    aurora: reminded,
    harbor: reminded,
    jade: ['VI-soon', 'soon'],
    kiosk: ['EN-soon', 'soon'],
  });
  for (const report of reports) {
    const modules = firstChunks(report).flatMap((chunk) => Object.keys(chunk.modules));
    const around = modules.filter((path) =>
      /^widgets\/shell\/(bottom-bar|footer|right-bar|side-menu)\//.test(path),
    );
    expect(around).toEqual([]);
  }
});

test('it does not load what modals and panels are called, which opens with them', () => {
  const folder = join(bundles, 'aurora/assets');
  const saying = (text: string) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes(text))
      .map((file) => file.replace(/-.{8}\.js$/, ''));
  expect(saying('"panel.lead.rewardCenter":')).toContain('EN-overThePage');
  expect(saying('"panel.lead.rewardCenter":')).not.toContain('EN');
  // The header leads there by the same name.
  expect(saying('"panel.withdraw":')).toContain('EN');
});

const loaded = () => [
  ...new Set(reports.flatMap(firstChunks).flatMap(({ modules }) => Object.keys(modules))),
];

test('it loads these packages of others and no more', () => {
  const packages = loaded().flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);
  expect([...new Set(packages)].sort()).toEqual([...PACKAGES]);
});

test('of what rooms share it loads these files, and of the engine and the widgets these folders', () => {
  const folders = new Set<string>(FOLDERS);
  const ownFiles = loaded().filter((path) => /^(client|engine|parts|schemas|widgets)\//.test(path));
  const inFolder = (path: string) => folders.has(path.slice(0, path.lastIndexOf('/')));
  expect(ownFiles.filter((path) => !inFolder(path)).sort()).toEqual([...FILES]);
  // Nobody keeps a name here of what is gone.
  expect(FOLDERS.filter((folder) => !ownFiles.some((path) => path.startsWith(`${folder}/`)))).toEqual([]);
});

test('the style that every page starts from is in its stylesheet, and in no script', () => {
  for (const report of reports) {
    const files = report.routes.find(({ path }) => path === '/')?.files ?? [];
    const withStyle = files.filter((file) =>
      readFileSync(join(bundles, report.brand, file), 'utf8').includes('@keyframes livery-breathe'),
    );
    expect(withStyle).toEqual([expect.stringMatching(/\.css$/)]);
  }
});

test('a shared link becomes a card, and a device can have the portal among its programs', () => {
  for (const brand of BRANDS) {
    const text = (file: string) => readFileSync(join(bundles, brand, file), 'utf8');
    const sizeOf = (address: string) => pictureSize('png', readFileSync(join(bundles, brand, address)));
    const page = text('index.html');
    const [, card = ''] = /<meta property="og:image" content="https:\/\/[^/]+([^"]+)">/.exec(page) ?? [];
    expect(sizeOf(card)).toEqual({ width: 1200, height: 630 });
    // Services take no larger one.
    expect(statSync(join(bundles, brand, card)).size, brand).toBeLessThan(150_000);
    // Each page has a card of its own, which shows its title.
    const terms = text('terms.html');
    const [, other = ''] = /<meta property="og:image" content="https:\/\/[^/]+([^"]+)">/.exec(terms) ?? [];
    expect(sizeOf(other)).toEqual({ width: 1200, height: 630 });
    expect(other, brand).not.toBe(card);
    const [, title] = /<title>(.*?)<\/title>/.exec(terms) ?? [];
    expect(terms).toContain(`<meta property="og:image:alt" content="${title}">`);
    const [, touchIcon = ''] = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(page) ?? [];
    expect(sizeOf(touchIcon)).toEqual({ width: 180, height: 180 });
    expect(page).toContain('<link rel="manifest" href="/site.webmanifest">');
    const { name, icons } = JSON.parse(text('site.webmanifest')) as {
      name: string;
      icons: { src: string; sizes: string }[];
    };
    expect(name.toLowerCase()).toBe(brand);
    const drawn = icons.filter(({ sizes }) => sizes !== 'any');
    expect(drawn.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
    for (const { src, sizes } of drawn) expect(Object.values(sizeOf(src) ?? {}).join('x')).toBe(sizes);
  }
});

test('the search comes with brands that place it, in scripts of its own, and of no other is a byte of it there', () => {
  const ofSearch = /widgets\/shell\/(portal-search|search-button)\/|node_modules\/minisearch\//;
  const searchChunks = Object.fromEntries(
    reports.map(({ brand, chunks }) => {
      const named = chunks.filter(({ modules }) => Object.keys(modules).some((name) => ofSearch.test(name)));
      return [brand, named.map(({ file }) => file.replace(/^assets\/(.*)-.{8}\.js$/, '$1')).sort()];
    }),
  );
  const every = ['PortalSearch', 'portal', 'search.worker'];
  expect(searchChunks).toEqual({ aurora: every, harbor: every, jade: every, kiosk: [] });
  const textOf = (brand: string, file: string) => readFileSync(join(bundles, brand, file), 'utf8');
  expect(textOf('aurora', 'licences.txt')).toContain('minisearch 7.2.0 (MIT)');
  expect(textOf('kiosk', 'licences.txt')).not.toContain('minisearch');
  expect(textOf('aurora', 'index.html')).toContain("worker-src 'self';");
  expect(textOf('aurora', 'index.html')).toContain('trusted-types dompurify livery-worker"');
  expect(textOf('kiosk', 'index.html')).toContain('trusted-types dompurify"');
  const ofKiosk = reports.find(({ brand }) => brand === 'kiosk')?.chunks ?? [];
  expect(ofKiosk.filter(({ file }) => /portalSearch\.|minisearch/i.test(textOf('kiosk', file)))).toEqual([]);
});

test('brands that ask for no service worker have nothing of one', () => {
  const everything = Object.fromEntries(
    BRANDS.map((brand) => {
      const files = readdirSync(join(bundles, brand), { recursive: true, encoding: 'utf8' });
      const texts = files.filter((file) => /\.(js|html|txt|conf)$|^_/.test(file));
      const ofWorkers = /serviceWorker|workbox|livery-offline|A new version is ready|\/sw\.js|\/shell/;
      return [
        brand,
        texts.filter((file) => ofWorkers.test(readFileSync(join(bundles, brand, file), 'utf8'))),
      ];
    }),
  );
  expect(everything).toEqual({ aurora: [], harbor: [], jade: [], kiosk: [] });
});
