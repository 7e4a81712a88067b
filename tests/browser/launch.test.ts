import { catalogue } from '@liveryjs/sandbox/seed/catalogue';
import type { FrameLocator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountMenu, openAs, openLogin } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');
const harbor = portal('harbor');

const LAUNCH = '/wps/game/launchGame';
const PHONE = [390, 844] as const;
const LOW = { width: 844, height: 390 };

const main = (page: Page) => page.getByRole('main');
const popup = (page: Page, name: string) => page.getByRole('dialog', { name });
const alertDialog = (page: Page) => page.getByRole('alertdialog');
const game = (page: Page): FrameLocator => main(page).frameLocator('iframe');
const spin = (page: Page) => game(page).getByRole('button', { name: 'Spin' });
const lottery = (page: Page) =>
  page.getByRole('navigation', { name: 'Game categories' }).getByRole('button', { name: 'Lottery' });
const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Game categories' }).getByRole('link', { name, exact: true });

/** Presses the first game of the page, or of one of its lists. @returns its name */
async function startFirst(page: Page, list?: string): Promise<string> {
  const place = list === undefined ? main(page) : page.getByRole('region', { name: list, exact: true });
  const card = place.getByRole('article').first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name, exact: true }).click();
  return name;
}

async function launches(site = aurora, path = LAUNCH) {
  return (await site.journal()).filter((call) => call.path === path);
}

/** The game that was launched last. */
async function lastGame(): Promise<{ nodeId: number; vassalage: string }> {
  const call = (await launches()).at(-1);
  if (!call) throw new Error('Nothing was launched.');
  return call.body as { nodeId: number; vassalage: string };
}

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('gameUrl'));

/** Tells whether the game has all that the header leaves of the window. */
const fills = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('iframe')?.getBoundingClientRect();
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [frame?.width, frame?.bottom, scrollWidth, scrollHeight].map((edge) => Math.round(edge ?? 0));
  });

test('[4.13] [9.01] [3.03] [2.08] a game opens in a frame of its page, which has the window, and stays over a reload', async () => {
  const page = await openAs(aurora, 'mai');
  await category(page, 'Slots').click();
  const name = await startFirst(page, 'Slots');
  await spin(page).waitFor();
  const [call] = await launches();
  expect(call?.body).toMatchObject({
    accountType: 1,
    confirmTrans: 0,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: 'mai',
    merchantCode: 'aurora',
    language: 'EN',
  });
  expect(call).toMatchObject({ method: 'POST', authorized: true, status: 200 });
  const address = (await kept(page)) ?? '';
  expect(address).toMatch(/^http:\/\/games\.localhost:\d+\/play\/\d+\?ticket=/);
  expect(page.url()).toBe(aurora.url('/game'));
  await main(page).getByRole('heading', { name, level: 2 }).waitFor();
  expect(
    await page.locator('[data-region]').evaluateAll((all) => all.map((region) => region.dataset.region)),
  ).toEqual(['header', 'main']);
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-popups allow-forms',
  );
  await expect.poll(() => fills(page)).toEqual([1280, 800, 1280, 800]);

  await page.reload();
  await spin(page).waitFor();
  expect(await launches()).toHaveLength(2);
  expect(await kept(page)).not.toBe(address);

  await page.setViewportSize({ width: PHONE[0], height: PHONE[1] });
  await expect.poll(() => fills(page)).toEqual([390, 844, 390, 844]);
  // The portal keeps a bar with one way back.
  const top = () => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().top);
  expect(await top()).toBe(48);
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  await page.setViewportSize(LOW);
  const main390 = () => main(page).evaluate((element) => Math.round(element.getBoundingClientRect().height));
  await expect.poll(main390).toBe(LOW.height);
  expect(await top()).toBe(48);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.getAttribute('aria-label')))
    .toBe(name);
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();

  await main(page).getByRole('button', { name: 'Back', exact: true }).click();
  await page.waitForURL(aurora.url('/rng'));

  await page.goto(aurora.url('/game'));
  await spin(page).waitFor();
  await page.evaluate(() => sessionStorage.setItem('gameUrl', 'https://evil.example/'));
  await page.reload();
  await spin(page).waitFor();
});

test('[8.03] a game that takes long, that fails, or whose address is none says so and has a way on', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(/games\.localhost/, /ERR_FAILED/);
  const page = await openAs(aurora, 'mai');
  await page.clock.install();
  const held: Route[] = [];
  await page.route('http://games.localhost:*/play/*', (route) =>
    held.length === 0 ? void held.push(route) : route.continue(),
  );
  const name = await startFirst(page);
  await main(page).getByText(`Opening ${name}…`).waitFor();
  await expect.poll(() => held.length).toBe(1);
  await page.clock.fastForward(15_000);
  await main(page).getByRole('alert').getByText('The page took longer time to load').waitFor();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  const radio = game(page).getByRole('radio').first();
  await radio.waitFor();
  expect(await launches()).toHaveLength(2);

  // Messages of the page itself, or of another frame, are not the game's.
  await page.evaluate(() => postMessage({ type: 'game:close' }, '*'));
  await page.evaluate(() => {
    const other = document.createElement('iframe');
    document.body.append(other);
    other.contentWindow?.parent.postMessage({ type: 'game:error' }, '*');
  });
  await game(page)
    .locator('body')
    .evaluate(() => parent.postMessage({ type: 'game:navigate' }, '*'));
  await radio.waitFor();
  await game(page)
    .locator('body')
    .evaluate(() => parent.postMessage({ type: 'game:error' }, '*'));
  await main(page).getByText('The game could not be started.').waitFor();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await radio.waitFor();

  await page.goto(aurora.url('/'));
  const hostile = { success: true, value: { game_url: 'javascript:alert(1)' } };
  await page.route(`**${LAUNCH}`, (route) => route.fulfill({ json: hostile }));
  await startFirst(page);
  await main(page).getByText('Invalid URL, please contact customer service').waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  const opened = page.waitForEvent('popup');
  await main(page).getByRole('button', { name: 'Contact customer service' }).click();
  await (await opened).waitForURL(/chat/);
});

test('[8.03] a game under maintenance suggests others, and restricted access is said', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(/answered 40[39]: POST .*launchGame/);
  const page = await openAs(aurora, 'mai');
  const name = await startFirst(page);
  await game(page).getByRole('radio').first().waitFor();
  const { nodeId } = await lastGame();
  await aurora.state({ gameMaintenance: { [nodeId]: true } });
  await page.reload();
  const modal = popup(page, 'Under maintenance');
  await modal.getByText(`${name} is under maintenance`).waitFor();
  const others = modal.getByRole('list', { name: 'Play one of these instead' }).getByRole('button');
  await expect.poll(() => others.count()).toBe(6);
  const other = await others.first().innerText();
  expect(other).not.toContain(name);
  await others.first().click();
  await game(page).getByRole('radio').first().waitFor();
  await main(page).getByRole('heading', { name: other, level: 2 }).waitFor();
  await modal.waitFor({ state: 'hidden' });

  const { vassalage } = await lastGame();
  await aurora.state({ vendorRestriction: { [vassalage]: true } });
  await page.reload();
  await alertDialog(page).getByText('Access restricted').waitFor();
  await alertDialog(page).getByRole('button', { name: 'Confirm' }).click();
  await alertDialog(page).waitFor({ state: 'hidden' });
  await main(page).getByText('The game could not be started.').waitFor();
});

test('[4.13] [8.03] [1.04] [6.04] a visitor logs in first, and a trial account is told that a real one is needed', async () => {
  const page = await aurora.open('/game');
  await main(page).getByText('You are not logged in, please login').waitFor();
  await main(page).getByRole('button', { name: 'Log in' }).click();
  await popup(page, 'Log in').getByLabel('Username').waitFor();
  await page.keyboard.press('Escape');
  await category(page, 'Live casino').click();
  await startFirst(page, 'Live casino');
  await popup(page, 'Log in').getByText('You are not logged in, please login').waitFor();
  await page.keyboard.press('Escape');
  await lottery(page).click();
  await popup(page, 'Log in').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Free demo' }).click();
  await accountMenu(page).waitFor();
  // The login leads home, and the page before stays until that can be shown.
  await startFirst(page, 'Hot games');
  await popup(page, 'Real account needed').getByRole('button', { name: 'Confirm' }).click();
  await popup(page, 'Real account needed').waitFor({ state: 'hidden' });
  expect(await launches()).toEqual([]);
});

test('[2.26] [4.13] [8.03] lottery navigation opens a window and leaves the page, a vendor lets choose its games', async () => {
  const page = await openAs(aurora, 'mai');
  await category(page, 'Fishing').click();
  await main(page).getByRole('article').first().waitFor();
  await page.evaluate(() => {
    const { open } = window;
    let blocked = 1;
    window.open = (...all) => (blocked-- > 0 ? null : open(...all));
  });
  await lottery(page).click();
  await alertDialog(page).getByText('Popup blocked. Please allow popups and try again.').waitFor();
  expect(await launches()).toEqual([]);
  await alertDialog(page).getByRole('button', { name: 'Cancel' }).click();
  const opening = page.waitForEvent('popup');
  await lottery(page).click();
  const opened = await opening;
  await opened.waitForURL(/^http:\/\/games\.localhost:\d+\/play\//);
  await opened.getByRole('radio').first().waitFor();
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  expect(page.url()).toBe(aurora.url('/fish'));
  expect((await launches()).map(({ body }) => body)).toMatchObject([{ vassalage: 'TCG_SEA' }]);

  await aurora.state({ vendors: { TCG_SEA: false } });
  await page.reload();
  await lottery(page).click();
  await page.waitForURL(aurora.url('/elott'));
  await main(page).getByRole('article').first().waitFor();

  // A vendor whose games are chosen from in a popup.
  await page.goto(aurora.url('/cockfight'));
  await page.getByRole('button', { name: 'Redcomb Arena' }).click();
  const games = popup(page, 'Choose a game');
  const list = games.getByRole('list', { name: 'Redcomb Arena' }).getByRole('button');
  await expect.poll(() => list.count()).toBeGreaterThan(1);
  const name = (await list.nth(1).innerText()).split('\n')[0] ?? '';
  await games.getByLabel('Search these games').fill(name);
  await expect.poll(() => list.count()).toBe(1);
  await list.click();
  await page.waitForURL(aurora.url('/game'));
  await main(page).getByRole('heading', { name, level: 2 }).waitFor();
  expect((await lastGame()).vassalage).toBe('DS88');
});

test('[4.13] [7.02] a game’s rooms are chosen from; the second version says its language', async () => {
  const page = await harbor.open('/', { size: PHONE });
  const popupOfLogin = await openLogin(page);
  await popupOfLogin.getByLabel('Username').fill('mai');
  await popupOfLogin.getByLabel('Password', { exact: true }).fill('Livery2026');
  await page.keyboard.press('Enter');
  await accountMenu(page).waitFor();
  await category(page, 'Card games').click();
  await startFirst(page, 'Card games');
  const rooms = popup(page, 'Choose a room').getByRole('button', { name: /seats taken/ });
  await rooms.first().click();
  await game(page).getByRole('radio').first().waitFor();
  const V2 = '/wps/v2/game/launchGame';
  const [room] = await launches(harbor, V2);
  expect(room?.headers?.language).toBe('EN');
  expect(room?.body).toMatchObject({ roomId: expect.any(String) });
  expect(room?.body).not.toHaveProperty('language');
});

test('[4.13] [2.06] the card of a lottery opens that lottery', { tags: 'matrix' }, async () => {
  const page = await openAs(aurora, 'mai', {}, '/elott');
  const cards = (list: string) => page.getByRole('region', { name: list, exact: true }).getByRole('article');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => cards('Lottery draws').count()).toBeGreaterThan(0);
  // The other vendor's open in a window.
  const lotteries = catalogue().game.filter(
    ({ game_type, vendor }) => game_type.endsWith('LOTT') && vendor !== 'TCG_SEA',
  );
  for (const { name } of lotteries) {
    await main(page).getByRole('article').getByRole('button', { name, exact: true }).click();
    await page.waitForURL((url) => url.searchParams.has('gameCode'));
    await main(page).getByRole('heading', { name, level: 2 }).waitFor();
    await page.goBack();
  }
});

test('[2.26] [8.03] where there are no windows the game opens in the one of the page, and Back leads to the page', async () => {
  const page = await openAs(aurora, 'mai', {}, '/fish');
  await page.evaluate(() => {
    window.open = () => null;
  });
  await lottery(page).click();
  await alertDialog(page).getByRole('button', { name: 'Open here' }).click();
  await page.waitForURL(/^http:\/\/games\.localhost:\d+\/play\//);
  await page.getByRole('radio').first().waitFor();
  await page.goBack();
  await accountMenu(page).waitFor();
  expect(page.url()).toBe(aurora.url('/fish'));
});
