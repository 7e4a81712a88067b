/** @module-tag matrix */
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo } from '#tests/harness/go-to.ts';
import { openAs } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

/** Pages with a banner, whose picture is another one in narrow windows. */
const PATHS = ['/rng', '/live', '/promotions', '/fish', '/'];
const NAVIGATIONS = 150;
/** The most nodes, or listeners, that a page may hold at the end for each that it held at the beginning. */
const MOST = 1.3;

interface Held {
  readonly nodes: number;
  readonly listeners: number;
}

/** Counts the nodes and listeners that the page holds and the browser cannot let go. */
async function held(cdp: CDPSession): Promise<Held> {
  // React keeps parts of the tree before, which only a later round frees.
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

/** Goes from page to page without waiting for any: a visitor who looks for something. */
async function hurry(page: Page, count: number): Promise<void> {
  await page.evaluate(
    async ({ paths, times }) => {
      for (let round = 0; round < times; round += 1) {
        history.pushState(null, '', paths[round % paths.length]);
        dispatchEvent(new PopStateEvent('popstate'));
        await new Promise((done) => setTimeout(done, 60));
      }
    },
    { paths: PATHS, times: count },
  );
}

/** The home page as it is once it is whole and nothing loads. */
async function rest(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { name: 'Hot games' }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('main [aria-busy="true"]').length))
    .toBe(0);
}

test.each([
  ['aurora', [1280, 800]],
  ['aurora', [390, 844]],
] as const)('%s in a window of %j lets go of the pages that a visitor has left', async (name, size) => {
  const page = await openAs(portal(name), 'mai', { size });
  for (const path of PATHS) await goTo(page, path);
  await rest(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const before = await held(cdp);
  await hurry(page, NAVIGATIONS);
  await rest(page);
  const after = await held(cdp);
  expect(before.nodes).toBeGreaterThan(500);
  expect(after.nodes / before.nodes).toBeLessThanOrEqual(MOST);
  expect(after.listeners / before.listeners).toBeLessThanOrEqual(MOST);
});
