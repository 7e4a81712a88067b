import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { serveBuilds } from '#scripts/serve/serve-builds.ts';
import { startSandbox } from '#tests/harness/sandbox.ts';
import { type Bench, type BenchContext, median, seconds } from './bench.ts';
import { buildAll } from './build-all.ts';

const RUNS = 7;

/** A phone of the lower middle on a slow mobile network. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER = 4;
const PHONE = { width: 390, height: 844 };

/** The largest paint of the home page, against a page without any script that shows the same. */
export const paint: Bench = {
  name: 'paint',
  async run(context) {
    const out = join(context.scratch, 'paint');
    const brands = await buildAll(context.root, out);
    const platform = await startSandbox('drawn');
    const server = await serveBuilds({ root: out, outDir: '.', platform: platform.url, port: 0 });
    try {
      const results = [];
      for (const { id } of brands) {
        const url = `http://${id}.localhost:${server.port}`;
        const pictures = await writeStaticPage(await context.browser(), url, join(out, id));
        results.push(await compare(context, id, url, pictures));
      }
      return results;
    } finally {
      await server.close();
      await platform.close();
    }
  },
};

async function compare({ browser, log }: BenchContext, id: string, url: string, pictures: number) {
  const portal: number[] = [];
  const page: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    portal.push(await largestPaint(await browser(), `${url}/`, pictures));
    page.push(await largestPaint(await browser(), `${url}/static.html`, pictures));
  }
  log(`${id}: ${portal.map(seconds).join(', ')}; static ${page.map(seconds).join(', ')}`);
  return {
    what: `largest paint of the home page of ${id} on a slow phone, against a static page of the same content`,
    measured: seconds(median(portal)),
    baseline: seconds(median(page)),
    value: median(portal) / median(page),
    limit: 1.5,
    unit: 'ratio' as const,
  };
}

/**
 * Writes what the home page shows as a page of its own into the bundle: the same elements, styles, fonts and
 * pictures, no script, one stylesheet.
 * @returns how many pictures are in the window
 */
async function writeStaticPage(browser: Browser, url: string, folder: string): Promise<number> {
  const page = await browser.newPage({ viewport: PHONE });
  await page.goto(`${url}/`);
  await page.getByRole('contentinfo').waitFor();
  await page.waitForLoadState('networkidle');
  const { html, css } = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const gone of copy.querySelectorAll(
      'script, style, link:not([rel=icon], [as=font]), meta[http-equiv]',
    ))
      gone.remove();
    return { html: copy.outerHTML, css: rules.map(({ cssText }) => cssText).join('\n') };
  });
  const pictures = await page.evaluate(seenPictures);
  await page.close();
  const linked = html.replace('</head>', '<link rel="stylesheet" href="/assets/static.css"></head>');
  writeFileSync(join(folder, 'static.html'), `<!doctype html>${linked}`);
  writeFileSync(join(folder, 'assets/static.css'), css);
  // The server reads what a bundle's report lists, and nothing else.
  const file = join(folder, 'build-report.json');
  const report = JSON.parse(readFileSync(file, 'utf8'));
  Object.assign(report.files, { 'static.html': html.length, 'assets/static.css': css.length });
  writeFileSync(file, JSON.stringify(report));
  return pictures;
}

/** How many pictures in the window are there. It runs in the page. */
const seenPictures = () =>
  [...document.images].filter(
    (image) => image.complete && image.naturalWidth > 0 && image.getBoundingClientRect().top < innerHeight,
  ).length;

/**
 * Milliseconds to the last candidate for the largest paint, in a browser context without a cache.
 * @param pictures how many pictures the window shows in the end
 */
async function largestPaint(browser: Browser, url: string, pictures: number): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true });
  const page = await context.newPage();
  await throttle(page);
  await page.addInitScript(() => {
    const seen = { largest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url);
  while ((await page.evaluate(seenPictures)) < pictures) await pause(100);
  await page.waitForLoadState('networkidle');
  const largest = await page.evaluate(
    () => (window as unknown as { seen: { largest: number } }).seen.largest,
  );
  await context.close();
  return largest;
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
