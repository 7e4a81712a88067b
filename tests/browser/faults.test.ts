import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { FAULTS } from '#tests/harness/faults.ts';
import { accountMenu, fromAccountMenu, logIn, openLogin, sendLogin } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

/** A call, the part of the page that shows what it gives, and something in it that only an answer brings. */
interface Place {
  readonly call: string;
  readonly part: (page: Page) => ReturnType<Page['locator']>;
  readonly content: (page: Page) => ReturnType<Page['locator']>;
  /** What a visitor does to see the part. */
  readonly reach?: (page: Page) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const games = (page: Page, name: string) => page.getByRole('region', { name });

const ofVisitors: readonly Place[] = [
  {
    call: 'GET /wps/relay/MCSFE_banners',
    part: main,
    content: (page) => page.getByRole('region', { name: 'Highlights' }).getByRole('img').first(),
  },
  {
    call: 'GET /wps/relay/GCSGAME_hotGames',
    part: main,
    content: (page) => games(page, 'Hot games').getByRole('listitem').first(),
  },
  {
    call: 'GET /lgw/games/popular',
    part: main,
    content: (page) => games(page, 'Popular games').getByRole('listitem').first(),
    reach: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
  },
  {
    call: 'GET /wps/relay/GCSGAME_vendors',
    part: (page) => page.getByRole('contentinfo'),
    content: (page) =>
      page
        .getByRole('contentinfo')
        .getByRole('region', { name: 'Game providers' })
        .getByRole('listitem')
        .first(),
    reach: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
  },
  {
    call: 'GET /lgw/games/game_menus',
    part: (page) => page.locator('body'),
    content: (page) => page.getByRole('navigation', { name: 'Game categories' }).getByRole('link').first(),
  },
  {
    call: 'GET /wps/system/status',
    part: (page) => page.locator('body'),
    content: (page) => page.getByRole('navigation', { name: 'Game categories' }).getByRole('link').first(),
  },
  {
    call: 'GET /wps/relay/MCSFE_announcements',
    part: dialog,
    content: (page) => dialog(page).getByRole('listitem').first(),
    reach: async (page) => {
      await page.getByRole('contentinfo').getByRole('button', { name: 'Announcements' }).click();
      await dialog(page).waitFor();
    },
  },
];

const ofMembers: readonly Place[] = [
  {
    call: 'GET /wps/v2/wallets/balance',
    part: (page) => page.getByRole('banner'),
    content: (page) =>
      page
        .getByRole('banner')
        .getByText(/^\$\s?[\d,.]+/)
        .first(),
  },
  {
    call: 'GET /wps/relay/MCSFE_clubLabels',
    part: dialog,
    content: (page) => dialog(page).getByRole('list').getByRole('listitem').first(),
    reach: async (page) => {
      await page
        .getByRole('navigation', { name: 'Menu', exact: true })
        .getByRole('button', { name: 'VIP rank' })
        .click();
      await dialog(page).waitFor();
    },
  },
];

beforeEach(() => aurora.expectProblem(/answered 50\d/, /request failed/, /console error: \[livery\]/));

const stands = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Aurora' }).waitFor();
  await page.getByRole('contentinfo').waitFor();
};

async function mended(page: Page, { part, content }: Place): Promise<void> {
  const retry = part(page).getByRole('button', { name: 'Try again' });
  await retry.first().waitFor();
  await stands(page);
  await aurora.state({ faults: [] });
  // The page asks again by itself, too, and may be first.
  await Promise.any([retry.first().click(), content(page).waitFor()]);
  await content(page).waitFor();
  await expect.poll(() => retry.count()).toBe(0);
}

describe('a call that answers 500 takes down one part of the page', () => {
  test.each(ofVisitors)('$call', async (place) => {
    await aurora.state({ faults: [{ call: place.call, status: 500 }] });
    const page = await aurora.open('/');
    await place.reach?.(page);
    await mended(page, place);
  });

  test.each(ofMembers)('$call', async (place) => {
    const page = await aurora.open('/');
    await aurora.state({ faults: [{ call: place.call, status: 500 }] });
    await logIn(page, 'mai');
    await place.reach?.(page);
    await mended(page, place);
  });
});

/** Calls whose failure nobody needs to be told. */
const quiet = [
  'GET /wps/member/info',
  'GET /wps/relay/MCSFE_points',
  'GET /wps/relay/CSP_unreadCount',
  'PUT /wps/member/language',
  'GET /wps/system/countries',
  'GET /wps/relay/MCSFE_promotions',
];

describe.each(FAULTS.filter(([, { hang }]) => !hang))('where every call %s', (_, fault) => {
  const all = (calls: readonly string[]) =>
    aurora.state({ faults: calls.map((call) => ({ call, ...fault })) });

  test('each part of the home page says so for itself, and comes back by itself', async () => {
    const places = ofVisitors.filter(({ call }) => !/system|game_menus|announcements/.test(call));
    await all(places.map(({ call }) => call));
    const page = await aurora.open('/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const retries = page.getByRole('button', { name: 'Try again' });
    await expect.poll(() => retries.count()).toBeGreaterThanOrEqual(places.length);
    await stands(page);
    await aurora.state({ faults: [] });
    for (const { content } of places) {
      if ((await retries.count()) > 0) await Promise.any([retries.first().click(), content(page).waitFor()]);
      await content(page).waitFor({ state: 'attached' });
    }
    await expect.poll(() => retries.count()).toBe(0);
  });

  test('the account and its menu stay without what is not needed for them', async () => {
    await all(quiet);
    const page = await aurora.open('/');
    await logIn(page, 'mai');
    await page.getByLabel('Language').first().selectOption('VI');
    await page.getByRole('banner').getByRole('button', { name: /Mai/ }).waitFor();
    await stands(page);
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(0);
  });

  test.each(['POST /wps/session/login', 'GET /wps/system/publicKey'])(
    '%s: the form says so, keeps what was typed, and works when tried again',
    async (call) => {
      await all([call]);
      const page = await aurora.open('/');
      const popup = await openLogin(page);
      await sendLogin(page, 'mai');
      await popup.getByRole('alert').waitFor();
      expect(await page.getByLabel('Username').inputValue()).toBe('mai');
      await stands(page);
      await aurora.state({ faults: [] });
      await popup.getByRole('button', { name: 'Log in', exact: true }).click();
      await page.getByRole('banner').getByRole('button', { name: 'Account menu of Mai' }).waitFor();
    },
  );

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
    await fromAccountMenu(page, 'Sign out');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('status').getByText('You are signed out on this device.').waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });
});

test('calls that never answer are given up, each part of the page by itself, and all come back', async () => {
  const calls = ofVisitors.filter(({ call }) => !/system|game_menus|announcements/.test(call));
  await aurora.state({ faults: calls.map(({ call }) => ({ call, hang: true as const })) });
  const page = await aurora.open('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.getByRole('button', { name: 'Try again' }).count(), { timeout: 40_000 })
    .toBeGreaterThanOrEqual(calls.length);
  await stands(page);
  await aurora.state({ faults: [] });
  for (const { content } of calls) {
    const retry = page.getByRole('button', { name: 'Try again' }).first();
    if (await retry.isVisible()) await Promise.any([retry.click(), content(page).waitFor()]);
    await content(page).waitFor({ state: 'attached' });
  }
  await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
}, 90_000);

test('a platform that never says how it is keeps the page, and says that it does not answer', async () => {
  await aurora.state({ faults: [{ call: 'GET /wps/system/status', hang: true }] });
  const page = await aurora.open('/');
  await stands(page);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor({ timeout: 40_000 });
  await stands(page);
}, 90_000);
