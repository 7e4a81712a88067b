import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { portal } from '#tests/harness/portal.ts';

/** The feast is a Sunday in Berlin, on which the clocks go forward: it has 23 hours. */
const FEAST = Date.parse('2090-03-25T23:00:00Z');
const OVER = Date.parse('2090-03-26T22:00:00Z');

const HOUR = 3_600_000;

const probe = portal('probe');

/** The page of the feast at a time, with all its code: a load that is on its way when hours go by would be given up. */
async function openAt(time: number, path = '/feast'): Promise<Page> {
  const page = await probe.open('/quiet');
  await page.clock.install({ time });
  await page.goto(probe.url(path));
  await page.waitForLoadState('networkidle');
  return page;
}

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset.mode);

const BEFORE = ['Before the feast', 'Still standing'];
const DURING = ['The feast is today', 'Only on Sundays', 'Still standing'];
const AFTER = ['Still standing'];

test('a page that stays open begins a season at its moment and ends it at its moment, over midnight and a change of clocks', async () => {
  const page = await openAt(FEAST - 2 * HOUR);
  await expect.poll(() => headings(page)).toEqual(BEFORE);
  expect(await mode(page)).toBeUndefined();
  await page.clock.fastForward(HOUR);
  expect(await headings(page)).toEqual(BEFORE);
  await page.clock.fastForward(HOUR);
  await expect.poll(() => headings(page)).toEqual(DURING);
  await expect.poll(() => mode(page)).toBe('feast');
  await page.clock.fastForward(OVER - FEAST - HOUR);
  expect(await headings(page)).toEqual(DURING);
  await page.clock.fastForward(HOUR);
  await expect.poll(() => headings(page)).toEqual(AFTER);
  await expect.poll(() => mode(page)).toBeUndefined();
});

test('a page that was built long before shows what is of its time before any code is here', async () => {
  const page = await probe.open('/quiet');
  await page.clock.install({ time: FEAST + 1000 });
  await page.route(/\.js$/, (route) => route.abort());
  probe.expectProblem(/ERR_FAILED|\.js/);
  await page.goto(probe.url('/feast'));
  expect(await headings(page)).toEqual(DURING);
  expect(await mode(page)).toBe('feast');
});

test('what was shown first is what is hydrated: nothing moves, and nothing is made anew', async () => {
  const page = await probe.open('/quiet');
  await page.clock.install({ time: FEAST + 1000 });
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const heading = document.querySelector('main h2');
      if (heading) Object.assign(heading, { first: true });
    });
  });
  await page.goto(probe.url('/feast'));
  // styled-components has taken over the styles of the document: the page's code runs.
  await page.locator('style[data-styled="active"]').waitFor({ state: 'attached' });
  await page.clock.runFor(2000);
  expect(await headings(page)).toEqual(DURING);
  expect(await page.evaluate(() => 'first' in (document.querySelector('main h2') ?? {}))).toBe(true);
});

test('a tab that slept over the boundary is right when somebody comes back to it', async () => {
  const page = await openAt(FEAST - HOUR);
  await expect.poll(() => headings(page)).toEqual(BEFORE);
  // The clock goes on, and no timer does.
  await page.clock.setSystemTime(FEAST + HOUR);
  expect(await headings(page)).toEqual(BEFORE);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => headings(page)).toEqual(DURING);
});

const [TET, SPRING, AUTUMN, NEW_YEAR, REST] = [
  'This is the first page',
  'The feast is today',
  'This is the second page',
  'This needs a module',
  'Quiet',
];

/** Moments before and at which a season begins or ends, in four time zones. */
const YEAR: readonly (readonly [now: string, headings: readonly string[]])[] = [
  ['2090-02-05T16:59:59Z', [REST]],
  ['2090-02-05T17:00:00Z', [TET, REST]],
  ['2090-02-20T17:00:00Z', [REST]],
  ['2090-03-25T22:59:59Z', [REST]],
  ['2090-03-25T23:00:00Z', [SPRING]],
  ['2090-03-26T22:00:00Z', [REST]],
  ['2090-10-20T03:59:59Z', [REST]],
  ['2090-10-20T04:00:00Z', [AUTUMN, REST]],
  // The clocks of New York have gone back since.
  ['2090-11-10T11:29:59Z', [AUTUMN, REST]],
  ['2090-11-10T11:30:00Z', [REST]],
  ['2090-12-31T03:59:59Z', [REST]],
  ['2090-12-31T04:00:00Z', [NEW_YEAR, REST]],
  ['2091-01-01T10:00:00Z', [REST]],
];

test('a year goes by in a bundle: seasons by name come and go in four time zones, as written and as hydrated', async () => {
  const page = await probe.open('/quiet');
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const all = [...document.querySelectorAll('main h2')];
      Object.assign(window, { written: all.map(({ textContent }) => textContent), first: all[0] });
    });
  });
  for (const [now, want] of YEAR) {
    await page.clock.setFixedTime(now);
    await page.goto(probe.url('/year'));
    await page.locator('style[data-styled="active"]').waitFor({ state: 'attached' });
    const written = await page.evaluate(() => (window as { written?: readonly string[] }).written);
    expect([now, written]).toEqual([now, [...want, 'Still standing']]);
    expect([now, await headings(page)]).toEqual([now, [...want, 'Still standing']]);
    expect(await page.evaluate(() => (window as { first?: Element }).first?.isConnected)).toBe(true);
  }
});
