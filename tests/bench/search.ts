import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { type Bench, type BenchContext, type BenchResult, median } from './bench.ts';
import { serveBrands } from './serve-brands.ts';
import { openPhone } from './slow-phone.ts';
import { loadNearPictures, writeStaticPage } from './static-page.ts';

const RUNS = 5;
/** The text that is typed, one letter every so many milliseconds. */
const TEXT = 'dragon';
const PACE = 150;
/** The time that a visitor looks at a list before doing anything, in milliseconds. */
const LOOK = 1000;
/**
 * For so long a frame is waited for, in milliseconds. Chromium 156 now and then does not begin to draw what it has been
 * given, and the page stays as it is for ever.
 */
const LOST = 10_000;
/** The number of times that a page whose frame is lost is opened again. */
const ATTEMPTS = 5;
/** Pages that are gone through before elements are counted again. */
const PAGES = 5;

/** Looking through ten thousand games on a processor like a phone's: typing, scrolling, going through pages. */
export const search: Bench = {
  name: 'search',
  run: (context) =>
    serveBrands(context, 'search', async ([brand]) => {
      if (!brand) throw new Error('There is no brand.');
      const { id, url, folder } = brand;
      const list = `${url}/rng`;
      const still = await writeStaticPage(await context.browser(), list, folder, 'static-list', {
        whole: true,
      });
      if (!still) throw new Error(`${id} has no page of games at ${list}.`);
      return [
        await typing(context, id, list, `${url}${still.path}`),
        await scrolling(context, id, list, `${url}${still.path}`),
        await paging(context, id, list),
      ];
    }),
};

async function typing(
  { browser, log }: BenchContext,
  id: string,
  url: string,
  still: string,
): Promise<BenchResult> {
  const portal: number[] = [];
  const page: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    portal.push(await slowestKey(await browser(), url));
    page.push(await slowestKey(await browser(), still));
  }
  log(`slowest key: ${portal.map(milliseconds).join(', ')}; static ${page.map(milliseconds).join(', ')}`);
  return {
    what: `slowest answer to a key typed into the search of 10,000 games of ${id} on a slow phone; a static page's beside it`,
    measured: milliseconds(median(portal)),
    baseline: milliseconds(median(page)),
    value: median(portal) / 1000,
    limit: 0.06,
    unit: 'seconds',
  };
}

/** The longest time from a key to what the page paints next, until what was typed is looked for, in milliseconds. */
async function slowestKey(browser: Browser, url: string): Promise<number> {
  const { page, context } = await openPhone(browser, { network: false });
  await openList(page, url);
  await page.evaluate(() => {
    const keys: number[] = [];
    Object.assign(window, { keys });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (/^(key|input)/.test(name)) keys.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.getByRole('searchbox').click();
  await page.keyboard.type(TEXT, { delay: PACE });
  if (!url.endsWith('.html')) await page.waitForURL(/search=/);
  await rest(page);
  const keys = await page.evaluate(() => (window as unknown as { keys: number[] }).keys);
  await context.close();
  return Math.max(0, ...keys);
}

async function scrolling(
  { browser, log }: BenchContext,
  id: string,
  url: string,
  still: string,
): Promise<BenchResult> {
  const portal: number[] = [];
  const page: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    portal.push(await slowFrame(await browser(), url, log));
    page.push(await slowFrame(await browser(), still, log));
  }
  log(`scrolling: ${portal.map(milliseconds).join(', ')}; static ${page.map(milliseconds).join(', ')}`);
  return {
    what: `slow frame (95 of 100 are faster) while scrolling through a page of ${id}'s games on a slow phone, against a static page that loads the same pictures as late`,
    measured: milliseconds(median(portal)),
    baseline: milliseconds(median(page)),
    value: median(portal) / median(page),
    limit: 1.5,
    unit: 'ratio',
  };
}

/** The frame that 95 of 100 are faster than, from the top of a page to its end, in milliseconds. */
async function slowFrame(browser: Browser, url: string, log: BenchContext['log']): Promise<number> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const frames = await framesOf(browser, url);
    if (frames) {
      frames.sort((frame, other) => frame - other);
      return frames[Math.floor(frames.length * 0.95)] ?? Number.NaN;
    }
    log(`The browser has not drawn ${url} for ${LOST / 1000} seconds. It is opened again.`);
  }
  throw new Error(`The browser has not drawn ${url} to its end in ${ATTEMPTS} attempts.`);
}

/** Measures each frame from the top of a page to its end, in milliseconds; undefined where one does not come. */
async function framesOf(browser: Browser, url: string): Promise<number[] | undefined> {
  const { page, context } = await openPhone(browser, { network: false });
  await openList(page, url);
  const frames = await page.evaluate(async (lost) => {
    const taken: number[] = [];
    let last = performance.now();
    let before: number;
    do {
      before = scrollY;
      scrollBy(0, 60);
      const now = await new Promise<number | undefined>((done) => {
        const timer = setTimeout(done, lost);
        requestAnimationFrame((time) => {
          clearTimeout(timer);
          done(time);
        });
      });
      if (now === undefined) return undefined;
      taken.push(now - last);
      last = now;
    } while (scrollY !== before);
    return taken;
  }, LOST);
  await context.close();
  return frames;
}

async function paging({ browser }: BenchContext, id: string, url: string): Promise<BenchResult> {
  const { page, context } = await openPhone(await browser(), { network: false });
  await openList(page, url);
  const elements = () => page.evaluate(() => document.querySelectorAll('main *').length);
  const first = await elements();
  for (let number = 2; number <= PAGES; number++) {
    await page.getByRole('link', { name: `Page ${number}`, exact: true }).click();
    await page.waitForURL(new RegExp(`page=${number}`));
    await page.getByRole('article').first().waitFor();
    await rest(page);
  }
  const last = await elements();
  await context.close();
  return {
    what: `elements of ${id}'s page of games after going through ${PAGES} pages, against the first`,
    measured: String(last),
    baseline: String(first),
    value: last / first,
    limit: 1.1,
    unit: 'ratio',
  };
}

async function openList(page: Page, url: string): Promise<void> {
  await page.addInitScript(loadNearPictures);
  await page.goto(url);
  await page.getByRole('article').first().waitFor();
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > innerHeight * 1.3,
    ),
  );
  await pause(LOOK);
  await rest(page);
}

/** Lets a page finish what it has to do. */
function rest(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 5000 })),
  );
}

function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`;
}
