/** @module-tag matrix */
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { FAULTS, NOT_LOADED, SLOW } from '#tests/harness/faults.ts';
import { accountMenu, fromAccountMenu, openAs } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

/** Calls of the home page's main part and footer, and something there that only an answer brings. */
const parts: readonly (readonly [call: string, content: (page: Page) => Locator])[] = [
  [
    'GET /wps/relay/MCSFE_banners',
    (page) => page.getByRole('region', { name: 'Highlights' }).locator('img').first(),
  ],
  [
    'GET /wps/relay/GCSGAME_hotGames',
    (page) => page.getByRole('region', { name: 'Hot games' }).getByRole('listitem').first(),
  ],
  [
    'GET /lgw/games/popular',
    (page) => page.getByRole('region', { name: 'Popular games' }).getByRole('listitem').first(),
  ],
  [
    'GET /wps/relay/GCSGAME_vendors',
    (page) => page.getByRole('region', { name: 'Game providers' }).getByRole('listitem').first(),
  ],
];

beforeEach(() => aurora.expectProblem(/answered 50\d/, /request failed/, /console error: \[livery\]/));

const stands = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Aurora' }).waitFor();
  await page.getByRole('contentinfo').waitFor();
};

/** Calls whose failure nobody needs to be told. */
const quiet = [
  'GET /wps/member/info',
  'GET /wps/relay/MCSFE_points',
  'GET /wps/relay/CSP_unreadCount',
  'PUT /wps/member/language',
  'GET /wps/system/countries',
  'GET /wps/relay/MCSFE_promotions',
];

// An answer that is broken is read as one of a status: the readers have tests of their own.
describe.each(FAULTS.filter(([, { status, abort }]) => status !== undefined || abort))(
  'where every call %s',
  (_, fault) => {
    const all = (calls: readonly string[]) =>
      aurora.state({ faults: calls.map((call) => ({ call, ...fault })) });

    test('the account and its menu stay without what is not needed for them', async () => {
      await all(quiet);
      const page = await openAs(aurora, 'mai');
      await page.getByLabel('Language').first().selectOption('VI');
      await page.getByRole('banner').getByRole('button', { name: /Mai/ }).waitFor();
      await stands(page);
      await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(0);
    });

    test('[4.07] the free demo says so and works when tried again; logging out works here, and says so', async () => {
      await all(['POST /wps/session/login/freeplay']);
      const page = await aurora.open('/');
      const demo = page.getByRole('banner').getByRole('button', { name: 'Free demo' });
      await demo.click();
      await page
        .getByRole('status')
        .getByText(/try again/i)
        .waitFor();
      await stands(page);
      await aurora.state({ faults: [] });
      await demo.click();
      await accountMenu(page).waitFor();
      await all(['DELETE /wps/session/logout']);
      await fromAccountMenu(page, 'Log out');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('status').getByText('You are logged out on this device.').waitFor();
      await page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor();
      const stored = () => page.evaluate(() => ({ ...sessionStorage }));
      await expect.poll(stored).toEqual({ merchant: 'aurora', platform: 'web' });
    });
  },
);

test('calls that never answer are given up, the page says so once, each part keeps its place, and all come back', async () => {
  await aurora.state({ faults: parts.map(([call]) => ({ call, hang: true as const })) });
  const page = await aurora.open('/', { patience: 2000 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const main = page.getByRole('main');
  // The last of the parts is the footer's, which stands for itself.
  await expect
    .poll(() => main.getByRole('img', { name: NOT_LOADED }).count(), { timeout: 40_000 })
    .toBeGreaterThanOrEqual(parts.length - 1);
  await expect.poll(() => main.getByRole('alert').allTextContents()).toEqual([`${SLOW}Try again`]);
  await stands(page);
  await aurora.state({ faults: [] });
  for (const [, content] of parts) {
    const retry = page.getByRole('button', { name: 'Try again' }).first();
    if (await retry.isVisible()) await Promise.any([retry.click(), content(page).waitFor()]);
    await content(page).waitFor({ state: 'attached' });
  }
  await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
});

test('a platform that never says how it is keeps the page, and says that it does not answer', async () => {
  await aurora.state({ faults: [{ call: 'GET /wps/system/status', hang: true }] });
  const page = await aurora.open('/', { patience: 2000 });
  await stands(page);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor({ timeout: 40_000 });
  await stands(page);
});
