/** @module-tag matrix */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Answering } from '#tests/harness/hold-answers.ts';
import { portal } from '#tests/harness/portal.ts';
import { placesOf, STILL_BRANDS, type Stillness, StillPages } from '#tests/harness/still-pages.ts';

declare global {
  interface Window {
    /** The distance that the visible content has jumped so far: the sum of the browser's layout shifts. */
    jumped?: number;
  }
}

/** The limit that a good page stays under, by the Core Web Vitals. */
const GOOD = 0.1;

/** The limit for the pages that visitors see first. */
const FIRST = 0.02;

/** Adds up what jumps in a page, from its first paint. */
function watchJumps(): void {
  // Undrawn content does not jump, and other tests leave their pages undrawn.
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== window.testsUndrawn);
  window.jumped = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
      window.jumped = (window.jumped ?? 0) + shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Everything that is near enough to be seen is here. */
const isWhole = () => !document.querySelector('main [data-skeleton]:not([data-far] *)');

/**
 * The number of loads in which a page has to stand still once. A jump of the page's own making comes each time; but Chromium
 * (seen in 156, one load in thirty on a slowed machine) may lay out the first frame without some margins that its styles
 * have.
 */
const VISITS = 3;

/** Loads a page while the platform answers late. Returns how far the page jumped. */
async function visit(page: Page, url: string, last: (page: Page) => Locator): Promise<number> {
  const held: Route[] = [];
  await page.route(/\/(wps|lotto|lgw)\//, (route) => void held.push(route));
  await page.goto(url);
  // One answer after the other, with time to paint between them.
  await expect
    .poll(async () => {
      await held.shift()?.continue();
      return (await last(page).isVisible()) && (await page.evaluate(isWhole));
    })
    .toBe(true);
  const jumped = await page.evaluate(() => window.jumped ?? 0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return jumped;
}

const PHONE = [390, 844] as const;
const DESK = [1440, 900] as const;

const slip = (page: Page) => page.getByRole('button', { name: 'Add to slip' });
const game = (page: Page) => page.getByRole('main').getByRole('article').first();

test.each([
  ['aurora', '/', FIRST, '/promotions', game],
  ['harbor', '/', FIRST, '/promotions', game],
  ['jade', '/', FIRST, '/promotions', game],
  ['aurora', '/rng', FIRST, '/promotions', game],
  ['jade', '/live', FIRST, '/promotions', game],
  [
    'kiosk',
    '/',
    FIRST,
    '/lottery',
    // A draw of every five minutes is among the next ones at every time of day.
    (page: Page) => page.getByRole('link', { name: /Lucky Pairs/ }).first(),
  ],
  ['aurora', '/lottery', FIRST, '/promotions', slip],
  ['kiosk', '/lottery', FIRST, '/help', slip, DESK],
  ['aurora', '/pointMall', GOOD, '/promotions', game],
] as const)(
  'nothing of %s %s jumps by more than %d while the platform answers late',
  async (brand, path, most, before, last, size: readonly [number, number] = PHONE) => {
    const site = portal(brand);
    const page = await site.open(before, { size });
    await page.addInitScript(watchJumps);
    let jumped = await visit(page, site.url(path), last);
    for (let again = 1; again < VISITS && jumped >= most; again += 1)
      jumped = await visit(page, site.url(path), last);
    expect(jumped).toBeLessThan(most);
  },
);

/** Ways to answer that are tried, parted by commas, for all pages of all brands: `together,one by one,1000`. */
const { LIVERY_STILL } = process.env;
const answerings = (LIVERY_STILL?.split(',') ?? []).map((text) => (Number(text) || text) as Answering);
const every = STILL_BRANDS.flatMap((brand) =>
  [390, 1440].flatMap((width) => answerings.map((answering) => [brand, width, answering] as const)),
);

test.for(every)(
  'no page of %s moves by more than 0.02 in a window of %d px while the platform answers %s',
  { timeout: 3_600_000 },
  async ([brand, width, answering]) => {
    // With them, an agent has a page for each type of contract.
    await portal(brand).state({ modules: { HOURLYSALARY3: true, REALTIMESALARY3: true } });
    const pages = new StillPages(brand, width, answering);
    const all: Stillness[] = [];
    for (const place of placesOf(brand)) all.push(await pages.visit(place));
    all.sort((entry, other) => other.sum - entry.sum);
    const folder = resolve(import.meta.dirname, '../../.livery/still');
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/${brand}-${width}-${answering}.txt`, all.map(tell).join('\n'));
    expect(all.filter(({ sum }) => sum > FIRST).map(tell)).toEqual([]);
  },
);

/** A page's sum, and below it what moved. */
function tell({ address, sum, shifts }: Stillness): string {
  const lines = shifts.flatMap(({ value, moved }) => [
    `  ${value.toFixed(4)}`,
    ...moved.map((what) => `    ${what}`),
  ]);
  return [`${sum.toFixed(3)} ${address}`, ...lines].join('\n');
}
