import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { type Bench, type BenchContext, type BenchResult, median, seconds } from './bench.ts';
import { type ServedBrand, serveBrands } from './serve-brands.ts';
import { openPhone } from './slow-phone.ts';
import { seenPictures, writeStaticPage } from './static-page.ts';

const RUNS = 5;
/** For how long a page does nothing before its work is taken to be done, in milliseconds. */
const REST = 1500;

const PAGES = [
  { name: 'home', path: '/', what: 'the home page' },
  { name: 'category', path: '/rng', what: 'a category page' },
] as const;

/**
 * The delays of a page: how late it shows its content, and how long it keeps the visitor from doing anything, in
 * milliseconds.
 */
interface Wait {
  /** The last candidate for the largest paint. */
  readonly largest: number;
  /** The time that tasks after the first paint take beyond 50 ms each. */
  readonly blocked: number;
}

/** The largest paint and the blocking time of pages, against pages without any script that show the same. */
export const paint: Bench = {
  name: 'paint',
  run: (context) =>
    serveBrands(context, 'paint', async (brands) => {
      const results: BenchResult[] = [];
      for (const brand of brands)
        for (const page of PAGES) results.push(...(await compare(context, brand, page)));
      return results;
    }),
};

async function compare(
  { browser, log }: BenchContext,
  { id, url, folder }: ServedBrand,
  { name, path, what }: (typeof PAGES)[number],
): Promise<readonly BenchResult[]> {
  const still = await writeStaticPage(await browser(), `${url}${path}`, folder, `static-${name}`);
  if (!still) return [];
  const portal: Wait[] = [];
  const page: Wait[] = [];
  for (let run = 0; run < RUNS; run++) {
    portal.push(await wait(await browser(), `${url}${path}`, still.pictures));
    page.push(await wait(await browser(), `${url}${still.path}`, still.pictures));
  }
  const middle = (waits: readonly Wait[], part: keyof Wait) => median(waits.map((timing) => timing[part]));
  const shown = (waits: readonly Wait[]) =>
    waits.map(({ largest, blocked }) => `${seconds(largest)} (${seconds(blocked)})`).join(', ');
  log(`${id} ${path}: ${shown(portal)}; static ${shown(page)}`);
  const [largest, stillLargest] = [middle(portal, 'largest'), middle(page, 'largest')];
  const [blocked, stillBlocked] = [middle(portal, 'blocked'), middle(page, 'blocked')];
  return [
    {
      what: `largest paint of ${what} of ${id} on a slow phone, against a static page of the same content`,
      measured: seconds(largest),
      baseline: seconds(stillLargest),
      value: largest / stillLargest,
      limit: 1.5,
      unit: 'ratio',
    },
    {
      what: `blocking time of ${what} of ${id} on a slow phone, beyond that of the same static page`,
      measured: seconds(blocked),
      baseline: seconds(stillBlocked),
      value: (blocked - stillBlocked) / 1000,
      limit: 0.2,
      unit: 'seconds',
    },
  ];
}

/** @param pictures how many pictures the window shows in the end */
async function wait(browser: Browser, url: string, pictures: number): Promise<Wait> {
  const { page, context } = await openPhone(browser, { network: true });
  await page.addInitScript((types) => {
    const entries: object[] = [];
    Object.assign(window, { entries });
    for (const type of types)
      new PerformanceObserver((list) => {
        for (const { name, startTime, duration } of list.getEntries())
          entries.push({ type, name, startTime, duration });
      }).observe({ type, buffered: true });
  }, TYPES);
  await page.goto(url);
  while ((await page.evaluate(seenPictures)) < pictures) await pause(100);
  await comeToRest(page);
  const entries = await page.evaluate(() => (window as unknown as { entries: Entry[] }).entries);
  await context.close();
  const ofType = (type: (typeof TYPES)[number]) => entries.filter((entry) => entry.type === type);
  const first = ofType('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0;
  const tasks = ofType('longtask').filter(({ startTime }) => startTime >= first);
  return {
    largest: ofType('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    blocked: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  };
}

/** Waits until nothing has arrived and nothing has kept the page busy for a while. */
async function comeToRest(page: Page): Promise<void> {
  let before = -1;
  for (let since = Date.now(); Date.now() - since < REST; await pause(100)) {
    const count = await page.evaluate(
      () =>
        performance.getEntriesByType('resource').length +
        (window as unknown as { entries: readonly unknown[] }).entries.length,
    );
    if (count !== before) since = Date.now();
    before = count;
  }
}

const TYPES = ['largest-contentful-paint', 'paint', 'longtask'] as const;

interface Entry {
  readonly type: string;
  readonly name: string;
  readonly startTime: number;
  readonly duration: number;
}
