/** @module-tag matrix */
import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { portal } from '#tests/harness/portal.ts';

declare global {
  interface Window {
    /** How far what shows has jumped so far: the sum of the browser's layout shifts. */
    jumped?: number;
  }
}

/** What a good page stays under, by the Core Web Vitals. */
const GOOD = 0.1;

/** What pages that visitors see first stay under. */
const FIRST = 0.02;

/** Adds up what jumps in a page, from its first paint. */
function watchJumps(): void {
  // What is not drawn does not jump, and other tests leave their pages undrawn.
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
 * How often a page is loaded until it stands still. What a page itself moves it moves each time; but Chromium (seen in
 * 156, one load in thirty on a slowed machine) may lay out the first frame without some margins that its styles have.
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
