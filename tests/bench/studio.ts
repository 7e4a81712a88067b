import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createDevServer, type RunningDev } from '@liveryjs/cli';
import type { Browser, Page } from 'playwright-core';
import { startTestPlatform } from '#tests/builds/test-platform.ts';
import { type Bench, type BenchResult, median, slowOf } from './bench.ts';
import { makeBrands } from './make-brands.ts';

const KEYS = 30;
/** From a key to the picture that shows it, in seconds. */
const LIMIT = 0.1;
/** Brands of the workspace. */
const BRANDS = 300;

/** From a key that is pressed in the studio to what its frame has painted of it. */
export const studio: Bench = {
  name: 'studio',
  async run({ root, checks, browser, log }) {
    mkdirSync(join(root, '.livery'), { recursive: true });
    const brandsFolder = mkdtempSync(join(root, '.livery/typing-'));
    const count = Math.min(checks, BRANDS);
    const [small = '', large = ''] = makeBrands(root, brandsFolder, count);
    const sizes = new Map([
      [small, 10],
      [large, 1000],
    ]);
    for (const [id, placements] of sizes) writePage(join(brandsFolder, id), placements);
    const platform = await startTestPlatform();
    let dev: RunningDev | undefined;
    try {
      const folder = relative(root, brandsFolder);
      dev = await createDevServer({
        root,
        brandsFolder: folder,
        platform: platform.url,
        port: 0,
        log: () => {},
      });
      const results: BenchResult[] = [];
      for (const [id, placements] of sizes) {
        const times = await timesOf(await browser(), `${dev.studio}/#/brand/${id}?page=typing&language=EN`);
        log(`studio: ${placements} placements: ${times.map(Math.round).join(' ')} ms`);
        results.push(figures(times, placements, count));
      }
      return results;
    } finally {
      await dev?.close();
      platform.close();
      rmSync(brandsFolder, { recursive: true });
    }
  },
};

function writePage(folder: string, placements: number): void {
  const file = join(folder, 'brand.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const grid = {
    id: 'typed',
    widget: 'game-grid',
    props: { source: 'hot', category: 'RNG', title: 'gameGrid.hotTitle' },
  };
  const others = Array.from({ length: placements - 1 }, (_, index) => ({
    id: `text${index}`,
    widget: 'rich-text',
    props: { content: 'typing' },
  }));
  const page = { id: 'typing', path: '/typing', title: 'route.home.title', main: [grid, ...others] };
  writeFileSync(file, JSON.stringify({ ...manifest, routes: [page] }, null, 2));
  mkdirSync(join(folder, 'content'), { recursive: true });
  writeFileSync(join(folder, 'content/typing.EN.md'), 'A paragraph of one sentence.\n');
}

/** Milliseconds from keys to the pictures that show them. */
async function timesOf(browser: Browser, address: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  const heading = page.frameLocator('iframe').locator('main h2').first();
  await heading.waitFor({ timeout: 120_000 });
  await page.getByRole('row', { name: /typed/ }).click();
  const field = page.getByRole('textbox', { name: /^Title/ });
  await field.fill('');
  await field.pressSequentially('warm', { delay: 500 });
  const times: number[] = [];
  for (let key = 0; key < KEYS; key++) times.push(await timeOfKey(page, String(key % 10)));
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.close();
  return times;
}

async function timeOfKey(page: Page, key: string): Promise<number> {
  const heading = page.frameLocator('iframe').locator('main h2').first();
  const pressed = page.evaluate(
    () =>
      new Promise<number>((done) =>
        addEventListener('keydown', () => done(performance.timeOrigin + performance.now()), {
          once: true,
          capture: true,
        }),
      ),
  );
  const painted = heading.evaluate(
    (element) =>
      new Promise<number>((done) =>
        new MutationObserver((_, observer) => {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.timeOrigin + performance.now())));
        }).observe(element, { characterData: true, childList: true, subtree: true }),
      ),
  );
  // Both listen before the key is pressed.
  await heading.evaluate(() => {});
  await page.keyboard.press(key);
  return (await painted) - (await pressed);
}

function figures(times: readonly number[], placements: number, brands: number): BenchResult {
  return {
    what: `key to picture in the studio, a page of ${placements} placements among ${brands} brands, median of ${times.length}`,
    measured: `${median(times).toFixed(0)} ms; 95 of 100 within ${slowOf(times).toFixed(0)} ms`,
    baseline: '',
    value: median(times) / 1000,
    limit: LIMIT,
    unit: 'seconds',
  };
}
